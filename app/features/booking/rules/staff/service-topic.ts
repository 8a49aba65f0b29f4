/** The topic under which changes of a center's appointments are announced. */
export function serviceTopic(centerId: string): string {
  return `service/${centerId}`;
}

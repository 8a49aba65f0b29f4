/** The member of staff who does a deed, as audit and timelines name them. The caller has checked that they may. */
export interface StaffActor {
  readonly staffId: string;
  readonly name: string;
}

/** What a customer has chosen in a wizard. Plain data: it is also what survives a reload. */

/** Where: a service center or a showroom. */
export interface ChosenPlace {
  /** By which times and what is booked name it. */
  id: string;
  title: string;
  address: string;
  latitude: number;
  longitude: number;
  phoneNumber: string;
  /** IANA zone in which its days and times are shown, whatever the browser's. */
  timeZone: string;
}

/** When. */
export interface ChosenSlot {
  /** UTC instants, ISO 8601. */
  startTime: string;
  endTime: string;
  /** Of an hour after midnight: the day on which the place opened, under which it is offered. */
  openingDay?: string | undefined;
  /** The server's signed quote for this slot; opaque, expires, required on submit. */
  territoryPromiseKey: string;
}

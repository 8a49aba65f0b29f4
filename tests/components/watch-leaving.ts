import { onTestFinished } from "vitest";

/** The addresses outside of the application to which the browser is sent; it stays where it is. */
export function watchLeaving(): URL[] {
  const addresses: URL[] = [];
  const stop = (event: NavigateEvent) => {
    event.preventDefault();
    addresses.push(new URL(event.destination.url));
  };
  navigation.addEventListener("navigate", stop);
  onTestFinished(() => navigation.removeEventListener("navigate", stop));
  return addresses;
}

import { request } from "node:http";

/** The status of a GET from an address of this machine, when its body is read; 0 for a connection that was refused or cut. */
export function requestStatus(url: string, localAddress: string): Promise<number> {
  return new Promise((resolve) => {
    request(url, { localAddress, agent: false, headers: { "accept-encoding": "br" } }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
      answer.on("error", () => resolve(0));
    })
      .on("error", () => resolve(0))
      .end();
  });
}

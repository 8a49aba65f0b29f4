import { sql } from "kysely";
import { closeDatabase, connectDatabase, database } from "#app/platform/database.server.ts";

/**
 * Runs on the database of the program that this worker's journeys use: to let time pass that no journey can wait for, and to
 * look for what no page shows.
 */
export async function onDatabase<T>(work: () => Promise<T>): Promise<T> {
  connectDatabase(programDatabase(), 2);
  try {
    return await work();
  } finally {
    await closeDatabase();
  }
}

/** The address of that database, for another program beside it. */
export function programDatabase(): string {
  const urls = (process.env.MARSA_TEST_DATABASES ?? "").split(" ");
  return urls[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? "";
}

/** As if a customer had signed in six minutes ago: five are fresh. */
export function signedInEarlier(email: string): Promise<unknown> {
  return onDatabase(() =>
    sql`update account.session set authenticated_at = authenticated_at - interval '6 minutes'
      where customer_id = (select id from account.customer where email = ${email})`.execute(database()),
  );
}

/** As if a test drive had taken place two months ago. */
export function droveEarlier(driveId: string): Promise<unknown> {
  return onDatabase(() =>
    sql`update test_drive.drive set code = 'returned', starts_at = starts_at - interval '60 days',
      ends_at = ends_at - interval '60 days' where id = ${driveId}`.execute(database()),
  );
}

/** As if the minute were over that a deletion waits between its cancellations and the erasure. */
export function erasureIsDue(customerId: string): Promise<unknown> {
  return onDatabase(() =>
    sql`with request as (
        update privacy.erasure_request set next_try_at = requested_at where customer_id = ${customerId} returning id
      )
      update pgboss.job set start_after = now() from request
      where name = 'erase-person' and state = 'created' and data ->> 'requestId' = request.id`.execute(
      database(),
    ),
  );
}

import { shiftDate } from "../../tests/shift-date.ts";

// Loaded before anything else into every Node process of a test run (tools/test/suite-clock.ts): all of them read the same time.
shiftDate(Number(process.env.MARSA_TEST_CLOCK_OFFSET_MS));

/** A check mark that draws itself once; it simply stands there where motion is not wanted. */
export function SuccessMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 64"
      className="success-mark size-20 text-success"
      fill="none"
      stroke="currentColor"
    >
      <circle cx="32" cy="32" r="29" strokeWidth="2" pathLength="1" />
      <path
        d="m20 33 8.5 8.5L45 24"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        pathLength="1"
      />
    </svg>
  );
}

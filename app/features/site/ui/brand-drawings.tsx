/** The emblem of Rimal: two dune crests in a ring. It has no direction and is never mirrored. */
export function Emblem({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <circle cx="16" cy="16" r="14.8" strokeWidth="1.5" />
      <path d="M3.6 19C8 18.2 10.3 11 15 11s5.3 6.7 9.6 7c1.5.1 2.8-.5 4-1" strokeWidth="1.7" />
      <path d="M6.4 23.8C10.4 23.4 13 19.3 17 19.3s5.6 3 8.8 3.2" strokeWidth="1.7" />
    </svg>
  );
}

/** The name drawn once in each script, from the outlines of Alexandria, so that no font decides how the brand looks. */
const drawnNames = {
  en: {
    width: 79,
    outline:
      "M5.7 9.3Q8.3 9.3 9.7 10.5Q11.1 11.7 11.1 13.9Q11.1 16.2 9.7 17.4Q8.3 18.7 5.7 18.7H2.6V22.7H0.1V9.3ZM5.7 16.6Q7.1 16.6 7.9 15.9Q8.7 15.3 8.7 13.9Q8.7 12.7 7.9 12Q7.1 11.4 5.7 11.4H2.6V16.6ZM5.6 17.7H8.1L11.4 22.7H8.5ZM18.3 9.3H20.9V22.7H18.3ZM28.6 9.3H31.5L36 18.1L40.4 9.3H43.4V22.7H41L41 12.8L36.8 21.3H35.2L31 12.8V22.7H28.6ZM55.3 9.3H57.9L63.8 22.7H61L56.5 11.8L52.1 22.7H49.4ZM52.5 17.7H60.5V19.8H52.5ZM69.8 9.3H72.4V20.5H78.2V22.7H69.8Z",
  },
  ar: {
    width: 49,
    outline:
      "M8.5 25.5Q6.8 25.5 5.4 24.8Q4 24.2 3 23Q2 21.8 1.5 20.3Q0.9 18.7 0.9 16.8Q0.9 15.8 1.1 14.8Q1.2 13.8 1.5 12.8L4.1 13.3Q3.9 14.3 3.7 15.1Q3.6 16 3.6 16.8Q3.6 18.6 4.2 19.8Q4.8 21.1 5.9 21.7Q7 22.4 8.5 22.4Q10 22.4 11.1 21.7Q12.2 21.1 12.8 19.8Q13.4 18.6 13.4 16.8L13.4 1L16.1 1L16.1 16.8Q16.1 18.7 15.6 20.3Q15 21.8 14 23Q13 24.2 11.6 24.8Q10.2 25.5 8.5 25.5ZM22 20.6L22 17.5L24.8 17.5L24.8 20.6L22 20.6ZM19.3 20.6L19.3 1L22 1L22 20.6L19.3 20.6ZM24.8 20.6L24.8 17.5Q25 17.5 25.1 17.9Q25.2 18.4 25.2 19Q25.2 19.8 25.1 20.2Q25 20.6 24.8 20.6ZM24.8 20.6L24.8 17.5Q25.9 17.5 26.6 17.1Q27.3 16.7 27.9 16Q28.5 15.2 29 14.3Q29.6 13.3 30.2 12.4Q30.9 11.5 31.6 10.8Q32.4 10 33.3 9.6Q34.2 9.1 35.4 9.1Q36.7 9.1 37.6 9.6Q38.5 10.2 39.1 11.1Q39.6 12 39.9 13.1Q40.2 14.2 40.2 15.4Q40.2 16.7 39.9 18.2Q39.5 19.7 38.8 21L36.4 19.6Q36.9 18.7 37.2 17.6Q37.5 16.5 37.5 15.4Q37.5 13.8 37 13Q36.4 12.2 35.4 12.2Q34.7 12.2 34.1 12.5Q33.5 12.8 32.9 13.7Q32.2 14.5 31.3 15.9Q30.3 17.5 29.4 18.5Q28.5 19.6 27.4 20.1Q26.3 20.6 24.8 20.6ZM38.7 17.9L38.8 21Q36.6 21.1 35 21Q33.4 20.8 32.3 20.4Q31.1 20 30.1 19.4Q29.2 18.7 28.4 17.9L30.3 15.9Q31.1 16.7 32.2 17.2Q33.3 17.7 34.9 17.9Q36.5 18.1 38.7 17.9ZM24.8 20.6Q24.5 20.6 24.4 20.2Q24.3 19.8 24.3 19Q24.3 18.3 24.4 17.9Q24.5 17.5 24.8 17.5L24.8 20.6ZM40.7 24Q41.8 24 42.5 23.8Q43.2 23.5 43.5 23Q43.8 22.4 43.8 21.5L43.8 9.1L46.5 9.1L46.5 21.5Q46.5 23.2 45.8 24.4Q45.2 25.6 44 26.3Q42.8 26.9 41.2 26.9L40.7 24Z",
  },
};

export function DrawnName({
  script,
  className = "",
}: {
  script: keyof typeof drawnNames;
  className?: string;
}) {
  const { width, outline } = drawnNames[script];
  return (
    <svg
      viewBox={`0 0 ${width} 32`}
      fill="currentColor"
      aria-hidden="true"
      className={`h-8 w-auto ${className}`}
    >
      <path d={outline} />
    </svg>
  );
}

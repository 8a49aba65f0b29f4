/**
 * A name on one line, in either script: it begins where the line of reading begins, and is cut at its own end. All of it is in
 * its title.
 */
export function Name({ children }: { children: string }) {
  return (
    <span className="flex min-w-0">
      <bdi className="truncate" title={children}>
        {children}
      </bdi>
    </span>
  );
}

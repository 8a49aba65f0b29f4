import { market } from "#app/i18n/market.ts";
import { dialedPhone, phoneInGroups } from "#app/i18n/numbers/phone.ts";
import { Ltr } from "#app/ui/ltr.tsx";

/** A telephone number in the one form of the office, whatever its record has: +974 5500 1200, on one line. */
export function Phone({ phone, className = "" }: { phone: string; className?: string }) {
  return (
    <Ltr className={`tabular whitespace-nowrap ${className}`}>
      {phoneInGroups(dialedPhone(phone, market().country))}
    </Ltr>
  );
}

const link = "press inline-flex items-center underline-offset-4 hover:underline";

/** A telephone number that is dialed by a press. */
export function PhoneLink({ phone, className = "text-accent" }: { phone: string; className?: string }) {
  return (
    <a href={`tel:${dialedPhone(phone, market().country)}`} className={`${link} ${className}`}>
      <Phone phone={phone} />
    </a>
  );
}

/** An address to which a press writes. */
export function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className={`${link} break-all text-accent`}>
      <Ltr>{email}</Ltr>
    </a>
  );
}

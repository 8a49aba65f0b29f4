-- Money may still come on any attempt that ended unpaid, not only on one that expired.
drop index payments.expired_attempts;
create index ended_attempts on payments.attempt (changed_at) where state in ('expired', 'cancelled', 'failed');

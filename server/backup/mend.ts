import { TEMPORARY_ID_FLOOR } from '#contract/limits.ts'
import { StartRefused } from '#server/start/startRefused.ts'

/**
 * More ids than a database gives out in a second: one node stores at most some 6,000 messages
 * (docs/operations.md "What we measured").
 */
const IDS_A_SECOND = 10_000
/** The clocks of the machine that made the backup and of the one that restores it may differ by this much. */
const CLOCKS_DIFFER_SECONDS = 60 * 60

/**
 * How far ids have to jump, so that no new one is at or below an id that somebody has seen since the backup.
 * It grows with the age of the backup, so it also holds when one backup is restored twice.
 * @throws StartRefused the backup is from the future: one of the clocks is wrong
 */
export function idsAheadOf(takenAt: Date, now: Date): number {
  const age = (now.getTime() - takenAt.getTime()) / 1_000
  if (age < -CLOCKS_DIFFER_SECONDS)
    throw new StartRefused(
      `The backup was made at ${takenAt.toISOString()}, and this machine's clock says ${now.toISOString()}. Set the clock.`,
    )
  return Math.ceil(Math.max(age, 0) + CLOCKS_DIFFER_SECONDS) * IDS_A_SECOND
}

interface Mending {
  /** See `idsAheadOf`. */
  idsAhead: number
  /** Everybody has to log in again. */
  endsSessions: boolean
}

/**
 * SQL for the transaction that restores, because the world has gone on since the backup (docs/operations.md
 * "What a restored database is like"). Tables that the backup does not have yet are passed over.
 */
export const mendSql = ({ idsAhead, endsSessions }: Mending) => `do $mend$
declare each record; name text;
begin
  for each in
    select format('%I.%I', schemaname, sequencename)::regclass as sequence, coalesce(last_value, 0) + ${idsAhead} as ahead
    from pg_sequences where schemaname = 'public'
  loop
    if each.ahead >= ${TEMPORARY_ID_FLOOR} then raise exception 'no ids are left below ${TEMPORARY_ID_FLOOR}'; end if;
    perform setval(each.sequence, each.ahead);
  end loop;
  foreach name in array array[${EMPTIED.map((table) => `'${table}'`).join(', ')}] loop
    if to_regclass('public.' || name) is not null then execute format('delete from public.%I', name); end if;
  end loop;
  if to_regclass('public.data_exports') is not null then
    delete from public.data_exports where state = 'READY';
  end if;
  ${endsSessions ? `update public.refresh_families set revoked_at = now(), revoked_by = 'logout' where revoked_at is null;` : ''}
end $mend$`

/** One-time codes and proofs, which may have been used since, and pushes, which may have been sent. */
export const EMPTIED = ['email_codes', 'verified_emails', 'password_resets', 'push_news', 'pushes'] as const

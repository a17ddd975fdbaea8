import type { Platform } from '../../../platform/platform.ts'
import { readBalance } from './read-balance.ts'

/** Tells a member's open pages the balance as it stands now. For after a commit; a failure is a log line, the page refreshes by itself. */
export function pushBalance({ database, settings, live, log }: Platform, memberId: number): void {
  readBalance(database, settings, memberId)
    .then(({ sumBalance, heldBalance, currency }) => live.publish('wallet.balance', { sumBalance, heldBalance, currency }, memberId))
    .catch((error: unknown) => log.warn({ memberId, error: String(error) }, 'a balance could not be pushed'))
}

// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Amount, Moment } from '../kit/index.ts'

/** A bonus in the record of bonuses (D-84). */
export const ListedBonus = z.object({
  id: z.string(),
  time: Moment,
  promotion: z.string(),
  amount: Amount,
  /** The turnover that it requires, and what of it is done; both zero for cash. */
  required: Amount,
  done: Amount,
  status: z.enum(['paid', 'open', 'ending', 'completed', 'forfeited', 'expired', 'cancelled']),
  /** What became cash when it ended. */
  released: Amount,
  /** Why the operator cancelled it. */
  reason: z.string(),
})

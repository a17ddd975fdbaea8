// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { PlayRefusal } from './compliance/calls.ts'
import { Amount, Moment, topic } from './kit/index.ts'
import { lotteryDrawn } from './lottery/calls.ts'
import { pitchMoved } from './sportsbook/pitch-shapes.ts'
import { eventChanged } from './sportsbook/shapes.ts'
import { WithdrawalStatus } from './wallet/withdrawal-shape.ts'
import { DepositStatus } from './wallet/deposit-shape.ts'

/** Every live message that the server may push to an open page. */
export const topics = {
  'wallet.balance': topic('wallet.balance', {
    to: 'member',
    summary: 'The balance has moved.',
    payload: z.object({ mainBalance: Amount, heldBalance: Amount.optional(), currency: z.string() }),
  }),
  'wallet.deposit': topic('wallet.deposit', {
    to: 'member',
    summary: 'A deposit has changed its status.',
    payload: z.object({ depositId: z.string(), status: DepositStatus, received: Amount }),
  }),
  'wallet.withdrawal': topic('wallet.withdrawal', {
    to: 'member',
    summary: 'A withdrawal has changed its status.',
    payload: z.object({ withdrawalId: z.string(), status: WithdrawalStatus }),
  }),
  'bonuses.moved': topic('bonuses.moved', {
    to: 'member',
    summary: 'The bonuses of the member have changed.',
    payload: z.object({}),
  }),
  'bonuses.refused': topic('bonuses.refused', {
    to: 'member',
    summary:
      'A bet was not placed, because it would have staked bonus money against its terms: on this game (bonusGame), or more than they allow (bonusStake).',
    payload: z.object({ refusal: z.enum(['bonusGame', 'bonusStake']), maxStake: Amount.nullable() }),
  }),
  'compliance.refused': topic('compliance.refused', {
    to: 'member',
    summary:
      'A bet in a game was not placed: because of a limit of the member, or because a reality check is due.',
    payload: PlayRefusal,
  }),
  'messages.unread': topic('messages.unread', {
    to: 'member',
    summary:
      'A message has arrived or was read: unread messages from the operator and from customer service.',
    payload: z.object({ operator: z.number(), service: z.number() }),
  }),
  'rewardCentre.rewards': topic('rewardCentre.rewards', {
    to: 'member',
    summary: 'The rewards to claim have changed: how many there are.',
    payload: z.object({ claimable: z.number() }),
  }),
  'promotions.status': topic('promotions.status', {
    to: 'member',
    summary: 'The status of the member in a promotion has changed.',
    payload: z.object({ promotionId: z.number() }),
  }),
  'promotions.race': topic('promotions.race', {
    to: 'everyone',
    summary: 'The board of a race has changed.',
    payload: z.object({ promotionId: z.number() }),
  }),
  'lottery.drawn': topic('lottery.drawn', {
    to: 'everyone',
    summary: 'A lottery was drawn.',
    payload: lotteryDrawn,
  }),
  'sportsbook.event': topic('sportsbook.event', {
    to: 'watchers',
    summary: 'An event has changed: its score, what happened, and the prices of its markets.',
    payload: eventChanged,
  }),
  'sportsbook.pitch': topic('sportsbook.pitch', {
    to: 'watchers',
    summary: 'The ball of a football match has moved, or a minute of it is over.',
    payload: pitchMoved,
  }),
  'rewards.points': topic('rewards.points', {
    to: 'member',
    summary: 'The points have changed, or a redemption was decided.',
    payload: z.object({ balance: z.number() }),
  }),
  'rewards.rank': topic('rewards.rank', {
    to: 'member',
    summary: 'The VIP rank has changed.',
    payload: z.object({ rankLevel: z.number() }),
  }),
  'identity.sessionEnded': topic('identity.sessionEnded', {
    to: 'member',
    summary: 'This session has ended elsewhere.',
    payload: z.object({ at: Moment }),
  }),
  'backoffice.withdrawals': topic('backoffice.withdrawals', {
    to: 'operator',
    may: 'read',
    summary: 'The queue of withdrawals has changed.',
    payload: z.object({ pending: z.number() }),
  }),
}

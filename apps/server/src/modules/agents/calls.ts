// SPDX-License-Identifier: Apache-2.0
import { fault } from '@tessera/contract'
import { sayTo, type DomainHandlers } from '../../platform/http/index.ts'
import { forBrand } from '../../platform/settings/for-brand.ts'
import type { AgentsDeps } from './agents-deps.ts'
import { agentByCode } from './find-agent.ts'
import { ownIncome } from './own-income.ts'
import { changeInvitation, ownInvitation } from './own-invitation.ts'
import { readPeriod } from './read-period.ts'
import { registerAccount } from './register-account.ts'
import { showFunds } from './show-funds.ts'
import { teamBets } from './team/team-bets.ts'
import { teamList } from './team/team-list.ts'
import { teamOverview } from './team/team-overview.ts'
import { teamTrend } from './team/team-trend.ts'
import { userLoss } from './team/user-loss.ts'
import { whoseTeam } from './team/whose-team.ts'

/**
 * Binds the calls of agents: visitors may check an invitation code; agents see their own line and nobody
 * else's.
 */
export const agentsCalls = (deps: AgentsDeps): DomainHandlers<'agents'> => ({
  async 'agents.affiliate'({ code }, { db, brandCode }) {
    if (code === '' || (await agentByCode(db, brandCode, code)) === undefined)
      throw fault('identity.badAffiliate')
    return null
  },
  'agents.funds': (_, { db, brandCode, member }) => showFunds(db, deps.settings.of(brandCode), member),
  'agents.teamOverview': async (input, { db, brandCode, member: { memberId }, nowMs }) =>
    teamOverview(
      db,
      deps.settings.of(brandCode),
      await whoseTeam(db, memberId, input.account),
      readPeriod(input, nowMs),
      nowMs,
    ),
  'agents.teamManagement': (input, { db, brandCode, member: { memberId } }) =>
    teamList(db, deps.settings.of(brandCode), memberId, input),
  'agents.teamBetting': async (input, { db, brandCode, member: { memberId }, nowMs, ...facts }) =>
    teamBets(
      db,
      forBrand(deps, { brandCode }),
      await whoseTeam(db, memberId, input.account),
      readPeriod(input, nowMs),
      input,
      sayTo(facts),
    ),
  'agents.userLoss': async (input, { db, brandCode, member: { memberId }, nowMs }) =>
    userLoss(
      db,
      deps.settings.of(brandCode),
      await whoseTeam(db, memberId, input.account),
      readPeriod(input, nowMs),
      input,
    ),
  'agents.teamTrend': async (input, { db, brandCode, member: { memberId }, nowMs }) =>
    teamTrend(
      db,
      deps.settings.of(brandCode),
      await whoseTeam(db, memberId, input.account),
      readPeriod(input, nowMs),
    ),
  'agents.myIncome': (input, { db, brandCode, member: { memberId }, nowMs }) =>
    ownIncome(db, deps.settings.of(brandCode), memberId, readPeriod(input, nowMs), input),
  'agents.invitation': (_, { member: { memberId }, ...facts }) => ownInvitation(deps, memberId, facts),
  'agents.changeInvitation': ({ prizeMode }, { member: { memberId }, ...facts }) =>
    changeInvitation(deps, memberId, { ...facts, prizeMode }),
  'agents.registerAccount': (input, { member: { memberId }, ...facts }) =>
    registerAccount(forBrand(deps, facts), memberId, input, facts),
})

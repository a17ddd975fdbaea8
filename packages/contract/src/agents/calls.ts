// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { Amount, call, line, Moment, page, PageNo, pageSize } from '../kit/index.ts'
import { PrizeMode, presentedGroup } from '../lottery/prize-groups.ts'

/** A period of at most 90 days, by default the last 30; `endTime` is its last moment. */
const period = { startTime: Moment.optional(), endTime: Moment.optional() }
/** Whose team: an account below the caller, or empty for the caller. */
const below = { account: line(64).default('') }
const paged = { pageNo: PageNo, pageSize: pageSize(20) }

/** Accounts, their valid bets, and the day of the site on which they last bet. */
const highlights = z.array(z.object({ account: z.string(), bets: Amount, lastDay: z.string() }))

const invitation = z.object({
  affiliateCode: z.string(),
  link: z.string(),
  /** The prize group of those who follow it; null for that of the brand. */
  prizeMode: z.number().nullable(),
  /** The prize groups that the caller may give, the lowest first. */
  groups: z.array(presentedGroup),
})

export const agentsCalls = {
  affiliate: call('agents.affiliate', {
    http: 'GET /wps/agent/affiliate',
    who: 'anyone',
    perMinute: 30,
    summary: 'Checks whether an invitation code belongs to an active agent of this site.',
    input: { code: z.string().trim().max(64).default(''), domain: z.string().trim().max(255).default('') },
    output: z.null(),
    faults: ['identity.badAffiliate'],
  }),
  funds: call('agents.funds', {
    http: 'GET /wps/member/info/funds/consolidated',
    who: 'member',
    summary:
      'Answers which kinds of contracts the account has or may offer, what it can withdraw, and what is on hold.',
    input: {},
    output: z.object({
      dailySalary: z.boolean(),
      hourSalary: z.boolean(),
      realTimeSalary: z.boolean(),
      dividend: z.boolean(),
      withdrawable: Amount,
      frozen: Amount,
    }),
  }),
  teamOverview: call('agents.teamOverview', {
    http: 'GET /wps/relay/MCS2_agentTeamOverview',
    who: 'agent',
    summary:
      "Totals of a team on whole days of the site, from the day of startTime to the day of endTime: the accounts below the agent, and their money together with the agent's own, when it was settled. Test accounts are left out.",
    input: { ...period, ...below },
    output: z.object({
      members: z.number(),
      agents: z.number(),
      newAccounts: z.number(),
      activeMembers: z.number(),
      teamBalance: Amount,
      deposits: Amount,
      withdrawals: Amount,
      bets: Amount,
      payouts: Amount,
      bonuses: Amount,
      /** Above zero: the operator won. */
      profitAndLoss: Amount,
      /** Everything up to this moment is counted; null before the first time. */
      updatedAt: Moment.nullable(),
    }),
  }),
  teamManagement: call('agents.teamManagement', {
    http: 'GET /wps/relay/MCS2_agentTeamManagement',
    who: 'agent',
    summary: 'Lists all accounts below the caller, newest first. `account` matches part of the name.',
    input: { ...below, ...paged },
    output: page(
      z.object({
        account: z.string(),
        type: z.number(),
        upline: z.string(),
        directDownlines: z.number(),
        balance: Amount,
        registeredAt: Moment,
        lastLoginAt: Moment.nullable(),
      }),
    ),
  }),
  teamBetting: call('agents.teamBetting', {
    http: 'GET /wps/relay/MCS2_agentTeamBetting',
    who: 'agent',
    mayLag: true,
    summary: 'Lists the rounds of a team, newest first.',
    input: { ...period, ...below, ...paged },
    output: page(
      z.object({
        account: z.string(),
        roundId: z.string(),
        time: Moment,
        gameCode: z.string(),
        gameName: z.string(),
        vendor: z.string(),
        bet: Amount,
        validBet: Amount,
        payout: Amount,
        status: z.enum(['open', 'settled', 'refunded']),
      }),
    ),
  }),
  userLoss: call('agents.userLoss', {
    http: 'GET /wps/relay/MCS2_agentUserLoss',
    who: 'agent',
    mayLag: true,
    summary:
      'Net loss of each member of a team on whole days of the site, from the day of startTime to the day of endTime, the largest first.',
    input: { ...period, ...below, ...paged },
    output: page(
      z.object({
        account: z.string(),
        bets: Amount,
        validBets: Amount,
        payouts: Amount,
        bonuses: Amount,
        netLoss: Amount,
      }),
    ),
  }),
  teamTrend: call('agents.teamTrend', {
    http: 'GET /wps/relay/MCS2_agentTeamTrend',
    who: 'agent',
    mayLag: true,
    summary:
      'A team day by day, oldest first, without the days on which nothing happened; who below it bet most in the 30 days up to the last day, and who stopped 14 days ago or earlier, at most five of each.',
    input: { ...period, ...below },
    output: z.object({
      firstDay: z.string(),
      lastDay: z.string(),
      days: z.array(
        z.object({ day: z.string(), bets: Amount, profitLoss: Amount, activeMembers: z.number() }),
      ),
      best: highlights,
      sleeping: highlights,
    }),
  }),
  myIncome: call('agents.myIncome', {
    http: 'GET /wps/relay/MCS2_agentMyIncome',
    who: 'agent',
    mayLag: true,
    summary: 'Income of the caller by day of site time, newest first.',
    input: { ...period, ...paged },
    output: page(
      z.object({ day: z.string(), salary: Amount, dividend: Amount, rebate: Amount, total: Amount }),
    ),
  }),
  invitation: call('agents.invitation', {
    http: 'GET /wps/relay/MCS2_agentRegisterAccount',
    who: 'agent',
    summary:
      'The invitation code of the caller, the address that contains it, and the prize groups that they may give.',
    input: {},
    output: invitation,
  }),
  changeInvitation: call('agents.changeInvitation', {
    http: 'PUT /wps/relay/MCS2_agentRegisterAccount',
    who: 'agent',
    openToExcluded: true,
    perMinute: 20,
    summary:
      'Chooses the prize group of those who follow the invitation of the caller; null for that of the brand.',
    input: { prizeMode: PrizeMode.nullable() },
    output: invitation,
    faults: ['agents.groupAboveUpline', 'agents.noPrizeGroup'],
  }),
  registerAccount: call('agents.registerAccount', {
    http: 'POST /wps/relay/MCS2_agentRegisterAccount',
    who: 'agent',
    openToExcluded: true,
    perMinute: 20,
    summary:
      'Opens an account below the caller, by the rules of registration. Its owner must change the password at the first login.',
    input: {
      username: z.string().max(64),
      password: z.string().max(200),
      type: z.union([z.literal(0), z.literal(1)]),
      /** Prize group of the account, at most the agent's own; by default that of new accounts. */
      prizeMode: PrizeMode.optional(),
    },
    output: z.object({ account: z.string() }),
    faults: [
      'identity.usernameTaken',
      'agents.lineTooDeep',
      'agents.groupAboveUpline',
      'agents.noPrizeGroup',
    ],
  }),
}

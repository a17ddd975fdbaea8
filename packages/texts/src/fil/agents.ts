import type { agents as source } from '../en/agents.ts'
import type { Translated } from '../translated.ts'

/** The agent centre. */
export const agents: Translated<typeof source> = {
  'agents.center': 'Agent Center',
  'agents.pages': 'Mga pahina ng agent center',
  'agents.agentAnnouncement': 'Mga anunsyo',
  'agents.agentTeamOverview': 'Buod ng team',
  'agents.agentRegisterAccount': 'Magrehistro ng account',
  'agents.agentTeamManagement': 'Pamahalaan ang team',
  'agents.agentTeamBetting': 'Mga taya ng team',
  'agents.agentUserLoss': 'Talo ng mga user',
  'agents.agentMyIncome': 'Kita ko',
  'agents.agentAccountDetails': 'Detalye ng account',
  'agents.agentDividendRecord': 'Record ng dibidendo',
  'agents.agentDailyWages': 'Arawang sahod',
  'agents.agentHourlySalary': 'Sahod kada oras',
  'agents.agentRealTimeSalary': 'Real-time na sahod',
  'agents.empty.agentAnnouncement': 'Wala pang anunsyo para sa mga agent',
  'agents.empty.agentTeamOverview': 'Wala pang numero ang team mo',
  'agents.empty.agentRegisterAccount': 'Hindi pa puwedeng magrehistro ng account dito',
  'agents.empty.agentTeamManagement': 'Wala pang tao sa team mo',
  'agents.empty.agentTeamBetting': 'Wala pang taya ang team mo',
  'agents.empty.agentUserLoss': 'Wala pang panalo o talo',
  'agents.empty.agentMyIncome': 'Wala pang kita',
  'agents.empty.agentDividendRecord': 'Wala pang dibidendo',
  'agents.empty.agentDailyWages': 'Wala pang arawang sahod',
  'agents.empty.agentHourlySalary': 'Wala pang sahod kada oras',
  'agents.empty.agentRealTimeSalary': 'Wala pang real-time na sahod',
  'agents.emptyHint': 'Ililista rito ang mga nangyayari sa team mo.',
}

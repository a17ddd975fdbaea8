import type { agents as source } from '../en/agents.ts'
import type { Translated } from '../translated.ts'

/** The agent centre. */
export const agents: Translated<typeof source> = {
  'agents.center': '代理店センター',
  'agents.pages': '代理店センターのページ',
  'agents.agentAnnouncement': 'お知らせ',
  'agents.agentTeamOverview': 'チーム概要',
  'agents.agentRegisterAccount': '口座開設',
  'agents.agentTeamManagement': 'チーム管理',
  'agents.agentTeamBetting': 'チームのベット',
  'agents.agentUserLoss': '会員の損益',
  'agents.agentMyIncome': '自分の収入',
  'agents.agentAccountDetails': '口座明細',
  'agents.agentDividendRecord': '配当履歴',
  'agents.agentDailyWages': '日給',
  'agents.agentHourlySalary': '時給',
  'agents.agentRealTimeSalary': 'リアルタイム給与',
  'agents.empty.agentAnnouncement': '代理店へのお知らせはまだありません',
  'agents.empty.agentTeamOverview': 'チームの数字はまだありません',
  'agents.empty.agentRegisterAccount': 'ここではまだ口座を開設できません',
  'agents.empty.agentTeamManagement': 'チームのメンバーはまだいません',
  'agents.empty.agentTeamBetting': 'チームのベットはまだありません',
  'agents.empty.agentUserLoss': '損益はまだありません',
  'agents.empty.agentMyIncome': '収入はまだありません',
  'agents.empty.agentDividendRecord': '配当はまだありません',
  'agents.empty.agentDailyWages': '日給はまだありません',
  'agents.empty.agentHourlySalary': '時給はまだありません',
  'agents.empty.agentRealTimeSalary': 'リアルタイム給与はまだありません',
  'agents.emptyHint': 'チームの動きがここに表示されます。',
}

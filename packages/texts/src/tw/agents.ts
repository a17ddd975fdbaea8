import type { agents as source } from '../en/agents.ts'
import type { Translated } from '../translated.ts'

/** The agent centre. */
export const agents: Translated<typeof source> = {
  'agents.center': '代理中心',
  'agents.pages': '代理中心頁面',
  'agents.agentAnnouncement': '公告',
  'agents.agentTeamOverview': '團隊總覽',
  'agents.agentRegisterAccount': '註冊開戶',
  'agents.agentTeamManagement': '團隊管理',
  'agents.agentTeamBetting': '團隊投注',
  'agents.agentUserLoss': '會員盈虧',
  'agents.agentMyIncome': '我的收入',
  'agents.agentAccountDetails': '帳戶明細',
  'agents.agentDividendRecord': '分紅紀錄',
  'agents.agentDailyWages': '日薪',
  'agents.agentHourlySalary': '時薪',
  'agents.agentRealTimeSalary': '即時薪資',
  'agents.empty.agentAnnouncement': '暫無代理公告',
  'agents.empty.agentTeamOverview': '您的團隊暫無資料',
  'agents.empty.agentRegisterAccount': '暫時不能在此開戶',
  'agents.empty.agentTeamManagement': '您的團隊還沒有成員',
  'agents.empty.agentTeamBetting': '您的團隊還沒有投注',
  'agents.empty.agentUserLoss': '暫無盈虧紀錄',
  'agents.empty.agentMyIncome': '暫無收入',
  'agents.empty.agentDividendRecord': '暫無分紅',
  'agents.empty.agentDailyWages': '暫無日薪',
  'agents.empty.agentHourlySalary': '暫無時薪',
  'agents.empty.agentRealTimeSalary': '暫無即時薪資',
  'agents.emptyHint': '團隊的動態會顯示在這裡。',
}

import type { agents as source } from '../en/agents.ts'
import type { Translated } from '../translated.ts'

/** The agent centre. */
export const agents: Translated<typeof source> = {
  'agents.center': '代理中心',
  'agents.pages': '代理中心页面',
  'agents.agentAnnouncement': '公告',
  'agents.agentTeamOverview': '团队总览',
  'agents.agentRegisterAccount': '注册开户',
  'agents.agentTeamManagement': '团队管理',
  'agents.agentTeamBetting': '团队投注',
  'agents.agentUserLoss': '会员盈亏',
  'agents.agentMyIncome': '我的收入',
  'agents.agentAccountDetails': '账户明细',
  'agents.agentDividendRecord': '分红记录',
  'agents.agentDailyWages': '日工资',
  'agents.agentHourlySalary': '小时工资',
  'agents.agentRealTimeSalary': '实时工资',
  'agents.empty.agentAnnouncement': '暂无代理公告',
  'agents.empty.agentTeamOverview': '您的团队暂无数据',
  'agents.empty.agentRegisterAccount': '暂时不能在此开户',
  'agents.empty.agentTeamManagement': '您的团队还没有成员',
  'agents.empty.agentTeamBetting': '您的团队还没有投注',
  'agents.empty.agentUserLoss': '暂无盈亏记录',
  'agents.empty.agentMyIncome': '暂无收入',
  'agents.empty.agentDividendRecord': '暂无分红',
  'agents.empty.agentDailyWages': '暂无日工资',
  'agents.empty.agentHourlySalary': '暂无小时工资',
  'agents.empty.agentRealTimeSalary': '暂无实时工资',
  'agents.emptyHint': '团队的动态会显示在这里。',
}

import type { agents as source } from '../en/agents.ts'
import type { Translated } from '../translated.ts'

/** The agent centre. */
export const agents: Translated<typeof source> = {
  'agents.center': '에이전트 센터',
  'agents.pages': '에이전트 센터 페이지',
  'agents.agentAnnouncement': '공지',
  'agents.agentTeamOverview': '팀 현황',
  'agents.agentRegisterAccount': '계정 등록',
  'agents.agentTeamManagement': '팀 관리',
  'agents.agentTeamBetting': '팀 베팅',
  'agents.agentUserLoss': '회원 손익',
  'agents.agentMyIncome': '내 수입',
  'agents.agentAccountDetails': '계정 내역',
  'agents.agentDividendRecord': '배당 내역',
  'agents.agentDailyWages': '일급',
  'agents.agentHourlySalary': '시급',
  'agents.agentRealTimeSalary': '실시간 급여',
  'agents.empty.agentAnnouncement': '아직 에이전트 공지가 없습니다',
  'agents.empty.agentTeamOverview': '아직 팀 통계가 없습니다',
  'agents.empty.agentRegisterAccount': '아직 여기서 계정을 등록할 수 없습니다',
  'agents.empty.agentTeamManagement': '아직 팀원이 없습니다',
  'agents.empty.agentTeamBetting': '아직 팀 베팅이 없습니다',
  'agents.empty.agentUserLoss': '아직 손익 내역이 없습니다',
  'agents.empty.agentMyIncome': '아직 수입이 없습니다',
  'agents.empty.agentDividendRecord': '아직 배당이 없습니다',
  'agents.empty.agentDailyWages': '아직 일급이 없습니다',
  'agents.empty.agentHourlySalary': '아직 시급이 없습니다',
  'agents.empty.agentRealTimeSalary': '아직 실시간 급여가 없습니다',
  'agents.emptyHint': '팀의 소식이 여기에 표시됩니다.',
}

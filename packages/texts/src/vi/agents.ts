import type { agents as source } from '../en/agents.ts'
import type { Translated } from '../translated.ts'

/** The agent centre. */
export const agents: Translated<typeof source> = {
  'agents.center': 'Trung tâm đại lý',
  'agents.pages': 'Các trang của trung tâm đại lý',
  'agents.agentAnnouncement': 'Thông báo',
  'agents.agentTeamOverview': 'Tổng quan đội',
  'agents.agentRegisterAccount': 'Mở tài khoản',
  'agents.agentTeamManagement': 'Quản lý đội',
  'agents.agentTeamBetting': 'Cược của đội',
  'agents.agentUserLoss': 'Lãi lỗ hội viên',
  'agents.agentMyIncome': 'Thu nhập của tôi',
  'agents.agentAccountDetails': 'Chi tiết tài khoản',
  'agents.agentDividendRecord': 'Lịch sử cổ tức',
  'agents.agentDailyWages': 'Lương ngày',
  'agents.agentHourlySalary': 'Lương giờ',
  'agents.agentRealTimeSalary': 'Lương tức thời',
  'agents.empty.agentAnnouncement': 'Chưa có thông báo cho đại lý',
  'agents.empty.agentTeamOverview': 'Đội của bạn chưa có số liệu',
  'agents.empty.agentRegisterAccount': 'Chưa thể mở tài khoản tại đây',
  'agents.empty.agentTeamManagement': 'Đội của bạn chưa có ai',
  'agents.empty.agentTeamBetting': 'Đội của bạn chưa đặt cược',
  'agents.empty.agentUserLoss': 'Chưa có lãi lỗ',
  'agents.empty.agentMyIncome': 'Chưa có thu nhập',
  'agents.empty.agentDividendRecord': 'Chưa có cổ tức',
  'agents.empty.agentDailyWages': 'Chưa có lương ngày',
  'agents.empty.agentHourlySalary': 'Chưa có lương giờ',
  'agents.empty.agentRealTimeSalary': 'Chưa có lương tức thời',
  'agents.emptyHint': 'Hoạt động của đội sẽ hiện ở đây.',
}

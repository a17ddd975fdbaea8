import type { agents as source } from '../en/agents.ts'
import type { Translated } from '../translated.ts'

/** The agent centre. */
export const agents: Translated<typeof source> = {
  'agents.center': 'ศูนย์เอเย่นต์',
  'agents.pages': 'หน้าของศูนย์เอเย่นต์',
  'agents.agentAnnouncement': 'ประกาศ',
  'agents.agentTeamOverview': 'ภาพรวมทีม',
  'agents.agentRegisterAccount': 'ลงทะเบียนบัญชี',
  'agents.agentTeamManagement': 'จัดการทีม',
  'agents.agentTeamBetting': 'เดิมพันของทีม',
  'agents.agentUserLoss': 'ยอดเสียของผู้เล่น',
  'agents.agentMyIncome': 'รายได้ของฉัน',
  'agents.agentAccountDetails': 'รายละเอียดบัญชี',
  'agents.agentDividendRecord': 'ประวัติเงินปันผล',
  'agents.agentDailyWages': 'ค่าจ้างรายวัน',
  'agents.agentHourlySalary': 'ค่าจ้างรายชั่วโมง',
  'agents.agentRealTimeSalary': 'ค่าจ้างเรียลไทม์',
  'agents.empty.agentAnnouncement': 'ยังไม่มีประกาศสำหรับเอเย่นต์',
  'agents.empty.agentTeamOverview': 'ทีมของคุณยังไม่มีตัวเลข',
  'agents.empty.agentRegisterAccount': 'ยังลงทะเบียนบัญชีที่นี่ไม่ได้',
  'agents.empty.agentTeamManagement': 'ยังไม่มีใครในทีมของคุณ',
  'agents.empty.agentTeamBetting': 'ทีมของคุณยังไม่มีเดิมพัน',
  'agents.empty.agentUserLoss': 'ยังไม่มียอดได้เสีย',
  'agents.empty.agentMyIncome': 'ยังไม่มีรายได้',
  'agents.empty.agentDividendRecord': 'ยังไม่มีเงินปันผล',
  'agents.empty.agentDailyWages': 'ยังไม่มีค่าจ้างรายวัน',
  'agents.empty.agentHourlySalary': 'ยังไม่มีค่าจ้างรายชั่วโมง',
  'agents.empty.agentRealTimeSalary': 'ยังไม่มีค่าจ้างเรียลไทม์',
  'agents.emptyHint': 'ความเคลื่อนไหวในทีมของคุณจะแสดงที่นี่',
}

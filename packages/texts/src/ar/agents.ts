import type { agents as source } from '../en/agents.ts'
import type { Translated } from '../translated.ts'

/** The agent centre. */
export const agents: Translated<typeof source> = {
  'agents.center': 'مركز الوكلاء',
  'agents.pages': 'صفحات مركز الوكلاء',
  'agents.agentAnnouncement': 'الإعلانات',
  'agents.agentTeamOverview': 'نظرة على الفريق',
  'agents.agentRegisterAccount': 'تسجيل حساب',
  'agents.agentTeamManagement': 'إدارة الفريق',
  'agents.agentTeamBetting': 'رهانات الفريق',
  'agents.agentUserLoss': 'أرباح وخسائر الأعضاء',
  'agents.agentMyIncome': 'دخلي',
  'agents.agentAccountDetails': 'تفاصيل الحساب',
  'agents.agentDividendRecord': 'سجل الأرباح الموزعة',
  'agents.agentDailyWages': 'الراتب اليومي',
  'agents.agentHourlySalary': 'الراتب بالساعة',
  'agents.agentRealTimeSalary': 'الراتب الفوري',
  'agents.empty.agentAnnouncement': 'لا إعلانات للوكلاء بعد',
  'agents.empty.agentTeamOverview': 'لا أرقام لفريقك بعد',
  'agents.empty.agentRegisterAccount': 'لا يمكن تسجيل الحسابات هنا بعد',
  'agents.empty.agentTeamManagement': 'لا أحد في فريقك بعد',
  'agents.empty.agentTeamBetting': 'لم يراهن فريقك بعد',
  'agents.empty.agentUserLoss': 'لا أرباح أو خسائر بعد',
  'agents.empty.agentMyIncome': 'لا دخل بعد',
  'agents.empty.agentDividendRecord': 'لا أرباح موزعة بعد',
  'agents.empty.agentDailyWages': 'لا رواتب يومية بعد',
  'agents.empty.agentHourlySalary': 'لا رواتب بالساعة بعد',
  'agents.empty.agentRealTimeSalary': 'لا رواتب فورية بعد',
  'agents.emptyHint': 'ستظهر هنا تحركات فريقك.',
}

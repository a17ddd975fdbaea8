import type { agents as source } from '../en/agents.ts'
import type { Translated } from '../translated.ts'

/** The agent centre. */
export const agents: Translated<typeof source> = {
  'agents.center': 'Pusat Ejen',
  'agents.pages': 'Halaman pusat ejen',
  'agents.agentAnnouncement': 'Pengumuman',
  'agents.agentTeamOverview': 'Ringkasan pasukan',
  'agents.agentRegisterAccount': 'Daftar akaun',
  'agents.agentTeamManagement': 'Urus pasukan',
  'agents.agentTeamBetting': 'Taruhan pasukan',
  'agents.agentUserLoss': 'Kerugian pengguna',
  'agents.agentMyIncome': 'Pendapatan saya',
  'agents.agentAccountDetails': 'Butiran akaun',
  'agents.agentDividendRecord': 'Rekod dividen',
  'agents.agentDailyWages': 'Gaji harian',
  'agents.agentHourlySalary': 'Gaji setiap jam',
  'agents.agentRealTimeSalary': 'Gaji masa nyata',
  'agents.empty.agentAnnouncement': 'Belum ada pengumuman untuk ejen',
  'agents.empty.agentTeamOverview': 'Pasukan anda belum ada angka',
  'agents.empty.agentRegisterAccount': 'Akaun belum boleh didaftarkan di sini',
  'agents.empty.agentTeamManagement': 'Belum ada sesiapa dalam pasukan anda',
  'agents.empty.agentTeamBetting': 'Pasukan anda belum bertaruh',
  'agents.empty.agentUserLoss': 'Belum ada menang atau kalah',
  'agents.empty.agentMyIncome': 'Belum ada pendapatan',
  'agents.empty.agentDividendRecord': 'Belum ada dividen',
  'agents.empty.agentDailyWages': 'Belum ada gaji harian',
  'agents.empty.agentHourlySalary': 'Belum ada gaji setiap jam',
  'agents.empty.agentRealTimeSalary': 'Belum ada gaji masa nyata',
  'agents.emptyHint': 'Apa yang berlaku dalam pasukan anda akan disenaraikan di sini.',
}

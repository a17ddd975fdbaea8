import type { agents as source } from '../en/agents.ts'
import type { Translated } from '../translated.ts'

/** The agent centre. */
export const agents: Translated<typeof source> = {
  'agents.center': 'Pusat Agen',
  'agents.pages': 'Halaman pusat agen',
  'agents.agentAnnouncement': 'Pengumuman',
  'agents.agentTeamOverview': 'Ringkasan tim',
  'agents.agentRegisterAccount': 'Daftarkan akun',
  'agents.agentTeamManagement': 'Kelola tim',
  'agents.agentTeamBetting': 'Taruhan tim',
  'agents.agentUserLoss': 'Kerugian pengguna',
  'agents.agentMyIncome': 'Pendapatan saya',
  'agents.agentAccountDetails': 'Rincian akun',
  'agents.agentDividendRecord': 'Riwayat dividen',
  'agents.agentDailyWages': 'Gaji harian',
  'agents.agentHourlySalary': 'Gaji per jam',
  'agents.agentRealTimeSalary': 'Gaji real-time',
  'agents.empty.agentAnnouncement': 'Belum ada pengumuman untuk agen',
  'agents.empty.agentTeamOverview': 'Tim Anda belum punya angka',
  'agents.empty.agentRegisterAccount': 'Akun belum bisa didaftarkan di sini',
  'agents.empty.agentTeamManagement': 'Belum ada orang di tim Anda',
  'agents.empty.agentTeamBetting': 'Tim Anda belum bertaruh',
  'agents.empty.agentUserLoss': 'Belum ada menang atau kalah',
  'agents.empty.agentMyIncome': 'Belum ada pendapatan',
  'agents.empty.agentDividendRecord': 'Belum ada dividen',
  'agents.empty.agentDailyWages': 'Belum ada gaji harian',
  'agents.empty.agentHourlySalary': 'Belum ada gaji per jam',
  'agents.empty.agentRealTimeSalary': 'Belum ada gaji real-time',
  'agents.emptyHint': 'Kegiatan tim Anda akan tercantum di sini.',
}

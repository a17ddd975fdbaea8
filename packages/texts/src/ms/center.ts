// SPDX-License-Identifier: Apache-2.0
import type { center as source } from '../en/center.ts'
import type { Translated } from '../translated.ts'

/** The pages of the member centre whose inside is empty or small, and their frame. */
export const center: Translated<typeof source> = {
  'center.transferFund': 'Pindahan',
  'center.transferUpline': 'Pindah ke upline',
  'center.personalProfit': 'Untung dan rugi',
  'center.bonusDetails': 'Bonus',
  'center.rewardCenter': 'Pusat ganjaran',
  'center.referral': 'Jemput kawan',
  'center.missionLeaderboard': 'Misi',
  'center.messageV2': 'Mesej',
  'center.manualRebate': 'Rebat manual',
  'center.playerRank': 'Tahap VIP',
  'center.broken': 'Pusat ahli tidak dapat dibuka',
  'center.play': 'Main permainan',
  'center.promotions': 'Lihat promosi',
  'center.transferFund.empty': 'Semua wang anda ada dalam satu dompet',
  'center.transferFund.emptyHint':
    'Tiada studio di sini yang ada dompet sendiri, jadi tiada apa yang perlu dipindahkan.',
  'center.transfer.to': 'Pindahkan kepada {account}',
  'center.transfer.hint': 'Wang sampai serta-merta dan tidak boleh ditarik balik.',
  'center.transfer.done': '{amount} telah dipindahkan',
  'center.personalProfit.empty': 'Belum ada apa-apa di sini',
  'center.personalProfit.emptyHint': 'Setiap taruhan anda ada dalam rekod taruhan.',
  'center.personalProfit.action': 'Buka rekod taruhan',
  'center.bonusDetails.empty': 'Belum ada bonus',
  'center.bonusDetails.emptyHint': 'Bonus yang anda terima akan disenaraikan di sini.',
  'center.rewardCenter.empty': 'Belum ada ganjaran',
  'center.rewardCenter.emptyHint': 'Ganjaran untuk dituntut akan menunggu anda di sini.',
  'center.referral.empty': 'Belum ada yang dijemput',
  'center.referral.emptyHint': 'Kawan yang menyertai melalui jemputan anda akan disenaraikan di sini.',
  'center.missionLeaderboard.empty': 'Tiada misi buat masa ini',
  'center.missionLeaderboard.emptyHint': 'Misi dan carta kedudukan minggu ini akan dipaparkan di sini.',
  'center.manualRebate.empty': 'Tiada rebat untuk dituntut',
  'center.manualRebate.emptyHint': 'Rebat daripada taruhan sah anda akan terkumpul di sini.',
  'center.avatar': 'Gambar anda',
  'center.avatar.all': 'Gambar untuk dipilih',
  'center.avatar.one': 'Gambar {number}',
  'center.rank.yours': 'Tahap anda',
  'center.rank.hint':
    'Tahap anda naik bersama taruhan sah anda. Mulai VIP5, khidmat pelanggan ada talian khas untuk anda.',
  'center.rank.steps': 'Semua tahap',
  'center.rank.current': 'Anda di sini',
}

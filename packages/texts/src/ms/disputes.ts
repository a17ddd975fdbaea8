// SPDX-License-Identifier: Apache-2.0
import type { disputes as source } from '../en/disputes.ts'
import type { Translated } from '../translated.ts'

/** A withdrawal that has not arrived, for its owner. */
export const disputes: Translated<typeof source> = {
  'dispute.notReceived': 'Belum diterima',
  'dispute.proof': 'Bukti bahawa wang belum sampai',
  'dispute.hint': '1 hingga {count} gambar, PNG atau JPG, {size} MB setiap satu, seperti penyata bank anda.',
  'dispute.send': 'Hantar bukti',
  'dispute.sent': 'Terima kasih. Kami sedang mencari bayaran itu dan akan menulis kepada anda.',
  'dispute.open':
    'Anda memberitahu kami bahawa wang belum sampai. Kami sedang mencari bayaran itu dan akan menulis kepada anda.',
  'dispute.picture': 'Bukti anda, gambar {number}',
  'dispute.arrived': 'Akhirnya sudah sampai',
  'dispute.forced':
    'Dikira sebagai diterima kerana anda tidak menjawab. Jika belum sampai, hubungi khidmat pelanggan sebelum {time}.',
  'fault.wallet.proofNeeded': 'Tambah 1 hingga 3 gambar sebagai bukti',
  'mail.withdrawal.title': 'Pengeluaran anda sebanyak {amount}',
  'mail.withdrawal.reopened':
    'Kami sedang mencari bayaran ini, yang belum sampai kepada anda. Kami akan menulis kepada anda apabila kami menemuinya.',
  'mail.withdrawal.arrived': 'Kami telah menemui bayaran ini: wang sudah sampai di bank anda.',
  'mail.withdrawal.returned':
    'Bayaran ini telah kembali kepada kami. Kami akan membayarnya kepada anda sekali lagi.',
}

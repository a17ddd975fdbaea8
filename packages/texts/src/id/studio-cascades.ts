// SPDX-License-Identifier: Apache-2.0
import type { studioCascades as source } from '../en/studio-cascades.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio with cascades. */
export const studioCascades: Translated<typeof source> = {
  'studio.buyNotOffered': 'Putaran gratis tidak bisa dibeli di sini',
  'studio.cascade.buy': 'Beli putaran gratis',
  'studio.cascade.buyAsk': 'Beli {spins} putaran gratis seharga {amount} {currency}? Langsung dimulai.',
  'studio.cascade.buyReturns': 'Rata-rata mengembalikan {percent} % dari harganya.',
  'studio.cascade.freeWon': 'Putaran gratis dimenangkan: {spins}',
  'studio.cascade.factor': 'Pengali {factor}×',
  'studio.cascade.boards': 'Papan putaran {spin}',
  'studio.cascade.rules.clusters':
    '{from} simbol sama atau lebih membayar jika saling bersentuhan, bersebelahan atau bertumpuk. Taruhan mencakup seluruh papan.',
  'studio.cascade.rules.anywhere':
    '{from} simbol sama atau lebih membayar di mana pun letaknya. Taruhan mencakup seluruh papan.',
  'studio.cascade.rules.fall':
    'Simbol yang menang lenyap, yang lain jatuh, dan yang baru datang dari atas selama masih ada kemenangan: hingga {most} kali per putaran. Setelah kemenangan terakhir ini tidak ada lagi yang jatuh.',
  'studio.cascade.rules.factors':
    'Kemenangan satu putaran dikalikan berturut-turut dengan {factors}; semua berikutnya dengan yang terakhir.',
  'studio.cascade.rules.keeps':
    'Dalam putaran gratis pengali tidak pernah turun: kemenangan semuanya dihitung.',
  'studio.cascade.rules.multipliers':
    'Pengali tetap ada sampai akhir putaran, lalu dijumlahkan dan mengalikan kemenangannya. Dalam putaran gratis dihitung pengali semua putaran sejauh ini.',
  'studio.cascade.rules.free':
    'Cukup scatter di papan terakhir sebuah putaran memberi putaran gratis sesuai daftar; {from} atau lebih dalam putaran gratis memberi {again} lagi, hingga {most} per ronde. Scatter membayar tanpa pengali. Jika Anda pergi, putaran gratis Anda menunggu.',
  'studio.cascade.rules.buy':
    'Jika ditawarkan, Anda bisa membeli {spins} putaran gratis seharga {price} kali taruhan. Langsung dimulai tanpa putaran berbayar dan membayar paling banyak {most} kali taruhan itu. Kelipatan lalu ditampilkan terhadap harganya.',
  'studio.cascade.par.bought': 'Pengembalian putaran gratis yang dibeli',
  'studio.cascade.par.error': 'Galat baku',
  'studio.cascade.par.rounds': 'Ronde simulasi',
  'studio.cascade.par.top': 'Kemenangan tertinggi di dalamnya',
}

// SPDX-License-Identifier: Apache-2.0
import type { studioCascades as source } from '../en/studio-cascades.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio with cascades. */
export const studioCascades: Translated<typeof source> = {
  'studio.buyNotOffered': 'Putaran percuma tidak boleh dibeli di sini',
  'studio.cascade.buy': 'Beli putaran percuma',
  'studio.cascade.buyAsk': 'Beli {spins} putaran percuma dengan {amount} {currency}? Ia bermula serta-merta.',
  'studio.cascade.buyReturns': 'Secara purata ia memulangkan {percent} % daripada harganya.',
  'studio.cascade.freeWon': 'Putaran percuma dimenangi: {spins}',
  'studio.cascade.factor': 'Pengganda {factor}×',
  'studio.cascade.boards': 'Papan putaran {spin}',
  'studio.cascade.rules.clusters':
    '{from} simbol sama atau lebih membayar jika bersentuhan, bersebelahan atau bertindih. Pertaruhan meliputi seluruh papan.',
  'studio.cascade.rules.anywhere':
    '{from} simbol sama atau lebih membayar di mana sahaja ia berada. Pertaruhan meliputi seluruh papan.',
  'studio.cascade.rules.fall':
    'Simbol yang menang lenyap, yang lain jatuh, dan yang baharu datang dari atas selagi ada kemenangan: sehingga {most} kali setiap putaran. Selepas kemenangan terakhir ini tiada lagi yang jatuh.',
  'studio.cascade.rules.factors':
    'Kemenangan satu putaran digandakan satu demi satu dengan {factors}; semua yang seterusnya dengan yang terakhir.',
  'studio.cascade.rules.keeps':
    'Dalam putaran percuma pengganda tidak pernah turun: kemenangan semuanya dikira.',
  'studio.cascade.rules.multipliers':
    'Pengganda kekal hingga akhir putaran, kemudian dijumlahkan dan menggandakan kemenangannya. Dalam putaran percuma pengganda semua putaran setakat ini dikira.',
  'studio.cascade.rules.free':
    'Scatter yang mencukupi pada papan terakhir putaran memberi putaran percuma mengikut senarai; {from} atau lebih dalam putaran percuma memberi {again} lagi, sehingga {most} setiap pusingan. Scatter membayar tanpa pengganda. Jika anda pergi, putaran percuma anda menunggu.',
  'studio.cascade.rules.buy':
    'Jika ditawarkan, anda boleh membeli {spins} putaran percuma dengan {price} kali pertaruhan anda. Ia bermula serta-merta tanpa putaran berbayar dan membayar tidak lebih daripada {most} kali pertaruhan itu. Gandaan kemudian ditunjukkan berbanding harga.',
  'studio.cascade.par.bought': 'Pulangan putaran percuma yang dibeli',
  'studio.cascade.par.error': 'Ralat piawai',
  'studio.cascade.par.rounds': 'Pusingan simulasi',
  'studio.cascade.par.top': 'Kemenangan tertinggi di dalamnya',
}

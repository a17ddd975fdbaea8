// SPDX-License-Identifier: Apache-2.0
import type { studioProof as source } from '../en/studio-proof.ts'
import type { Translated } from '../translated.ts'

/** The verifier that is saved as a file, and the simulator. */
export const studioProof: Translated<typeof source> = {
  'studio.saved.save': 'Simpan semakan pusingan ini',
  'studio.saved.about':
    'Satu fail dengan pusingan ini dan semua yang mengiranya semula. Ia dibuka dalam mana-mana pelayar, tanpa pelayan dan tanpa rangkaian.',
  'studio.saved.lead':
    'Fail ini mengira semula satu pusingan permainan kami daripada rekodnya atau benihnya. Ia tidak memerlukan pelayan, dan pelayar tidak membenarkannya bersambung kepada sesiapa.',
  'studio.saved.record': 'Rekod satu pusingan',
  'studio.saved.check': 'Semak rekod',
  'studio.saved.noRecord': 'Ini bukan rekod pusingan permainan kami.',
  'studio.simulator.title': 'Simulator',
  'studio.simulator.about':
    'Memainkan sejuta pusingan dengan tetapan halaman ini dalam pelayar anda, dan membandingkan hasilnya dengan yang dinyatakan. Ia tidak membuat pertaruhan dan menggunakan nombor rawak pelayar, bukan benih anda.',
  'studio.simulator.play': 'Mainkan sejuta pusingan',
  'studio.simulator.stop': 'Berhenti',
  'studio.simulator.rounds': 'Pusingan dimainkan',
  'studio.simulator.stated': 'Pulangan dinyatakan',
  'studio.simulator.measured': 'Pulangan pusingan ini',
  'studio.simulator.hits': 'Pusingan yang membayar',
  'studio.simulator.most': 'Pengganda terbesar',
  'studio.simulator.within':
    'Pulangan yang dinyatakan berada dalam julat ±{band} mata peratusan yang ditinggalkan oleh kebetulan selepas pusingan sebanyak itu.',
  'studio.simulator.outside':
    'Pulangan yang dinyatakan berada di luar julat ±{band} mata peratusan. Kebetulan melakukannya kira-kira tiga kali dalam seribu simulasi; mainkan sejuta lagi.',
  'studio.simulator.failed': 'Simulasi tidak dapat dijalankan dalam pelayar ini.',
  'studio.simulator.chart': 'Pulangan selepas setiap bahagian pusingan, dengan garis pulangan dinyatakan',
}

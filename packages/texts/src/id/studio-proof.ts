// SPDX-License-Identifier: Apache-2.0
import type { studioProof as source } from '../en/studio-proof.ts'
import type { Translated } from '../translated.ts'

/** The verifier that is saved as a file, and the simulator. */
export const studioProof: Translated<typeof source> = {
  'studio.saved.save': 'Simpan pemeriksaan ronde ini',
  'studio.saved.about':
    'Satu berkas berisi ronde ini dan semua yang menghitungnya ulang. Terbuka di peramban apa pun, tanpa server dan tanpa jaringan.',
  'studio.saved.lead':
    'Berkas ini menghitung ulang ronde permainan kami dari catatannya atau dari seed-nya. Tidak perlu server, dan peramban tidak mengizinkannya terhubung ke siapa pun.',
  'studio.saved.record': 'Catatan satu ronde',
  'studio.saved.check': 'Periksa catatan',
  'studio.saved.noRecord': 'Ini bukan catatan ronde permainan kami.',
  'studio.simulator.title': 'Simulator',
  'studio.simulator.about':
    'Memainkan sejuta ronde dengan pengaturan halaman ini di peramban Anda, lalu membandingkan hasilnya dengan yang dinyatakan. Tidak memasang taruhan dan memakai angka acak peramban, bukan seed Anda.',
  'studio.simulator.play': 'Mainkan sejuta ronde',
  'studio.simulator.stop': 'Berhenti',
  'studio.simulator.rounds': 'Ronde dimainkan',
  'studio.simulator.stated': 'Pengembalian dinyatakan',
  'studio.simulator.measured': 'Pengembalian ronde ini',
  'studio.simulator.hits': 'Ronde yang membayar',
  'studio.simulator.most': 'Pengali terbesar',
  'studio.simulator.within':
    'Pengembalian yang dinyatakan berada dalam rentang ±{band} poin persen yang disisakan kebetulan setelah ronde sebanyak itu.',
  'studio.simulator.outside':
    'Pengembalian yang dinyatakan berada di luar rentang ±{band} poin persen. Kebetulan melakukannya sekitar tiga kali dalam seribu simulasi; mainkan sejuta lagi.',
  'studio.simulator.failed': 'Simulasi tidak dapat berjalan di peramban ini.',
  'studio.simulator.chart':
    'Pengembalian setelah tiap bagian ronde, dengan garis pengembalian yang dinyatakan',
}

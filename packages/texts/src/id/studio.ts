// SPDX-License-Identifier: Apache-2.0
import type { studio as source } from '../en/studio.ts'
import type { Translated } from '../translated.ts'

/** The frame of the studio's own games: bar, controls, panels. */
export const studio: Translated<typeof source> = {
  'studio.stage': 'Game',
  'studio.controls': 'Taruhan Anda',
  'studio.bar': 'Saldo dan alat',
  'studio.balance': 'Saldo',
  'studio.deposit': 'Deposit',
  'studio.lobby': 'Kembali ke lobi',
  'studio.fairness': 'Keadilan dan riwayat',
  'studio.rules': 'Aturan dan batas',
  'studio.sound': 'Suara',
  'studio.lightTheme': 'Tema terang',
  'studio.recent': 'Hasil terakhir',
  'studio.check': 'Periksa ronde ini',
  'studio.copyNamed': 'Salin: {name}',
  'studio.unknownGame': 'Tidak ada game di alamat ini',
  'studio.partMissing': 'Sebagian game tidak dapat dimuat. Periksa koneksi Anda dan coba lagi',
  'studio.offline': 'Tidak ada koneksi. Periksa jaringan Anda dan coba lagi',
  'studio.offline.waiting': 'Koneksi terputus. Mencoba lagi …',
  'studio.stake': 'Taruhan',
  'studio.stake.half': '½: setengahkan taruhan',
  'studio.stake.double': '2×: gandakan taruhan',
  'studio.bet': 'Pasang',
  'studio.cashOut': 'Cash out',
  'studio.multiplier': 'Pengganda',
  'studio.chance': 'Peluang menang',
  'studio.win': 'Bayaran menang',
  'studio.rtp': 'Pengembalian ke pemain',
  'studio.presets': 'Pilihan cepat',
  'studio.field.range': 'Dari {minimum} sampai {maximum}',
  'studio.voided': 'Ronde ini tidak dimainkan, taruhan Anda sedang dikembalikan',
  'studio.rules.chosen': 'Dengan pengaturan Anda',
  'studio.rules.limits': 'Batas',
  'studio.rules.minimumStake': 'Taruhan terkecil',
  'studio.rules.maximumStake': 'Taruhan terbesar',
  'studio.rules.maximumWin': 'Bayaran maksimum per ronde',
  'studio.rules.interrupted':
    'Taruhan yang sudah diterima selalu berlaku, walaupun koneksi Anda terputus. Pengembalian dibulatkan ke bawah ke koin terkecil.',
  'studio.fairness.how':
    'Setiap hasil dihitung dari tiga hal: seed server yang ditetapkan sebelum taruhan Anda (hash-nya tampil di bawah), seed klien Anda yang boleh diubah, dan nomor taruhan. Setelah membuka seed server, Anda dapat menghitung ulang setiap ronde yang ditentukannya.',
  'studio.fairness.verifier': 'Buka pemeriksa',
  'studio.seeds.inUse': 'Seed yang dipakai',
  'studio.seeds.server': 'Seed server',
  'studio.seeds.serverHash': 'Hash seed server (SHA-256)',
  'studio.seeds.nextHash': 'Hash seed server berikutnya',
  'studio.seeds.client': 'Seed klien',
  'studio.seeds.nonce': 'Nomor taruhan Anda berikutnya (nonce):',
  'studio.seeds.rotate': 'Buka seed server',
  'studio.seeds.rotate.why':
    'Dengan ini seed server yang dipakai ditampilkan dan permainan berlanjut dengan seed berikutnya. Setelah itu ronde yang dimainkan dengannya dapat diperiksa.',
  'studio.seeds.revealed': 'Seed server yang dibuka',
  'studio.seeds.revealed.bets':
    '{bets, plural, =0 {Belum ada taruhan yang dimainkan dengannya.} other {# taruhan dimainkan dengannya.}}',
  'studio.history': 'Ronde Anda',
  'studio.state.pending': 'Diproses',
  'studio.state.open': 'Terbuka',
  'studio.state.settling': 'Dibayarkan',
  'studio.state.voided': 'Taruhan dikembalikan',
  'studio.state.refused': 'Tidak dimainkan',

  'studio.dice.title': 'Dice',
  'studio.dice.direction': 'Lemparan',
  'studio.dice.under': 'Di bawah',
  'studio.dice.over': 'Di atas',
  'studio.dice.target': 'Target',
  'studio.dice.slider': 'Target pada bilah',
  'studio.dice.overTarget': 'Di atas {target}',
  'studio.dice.underTarget': 'Di bawah {target}',
  'studio.dice.won': 'Keluar {roll}. Anda menang {payout} {currency} pada {multiplier}×',
  'studio.dice.lost': 'Keluar {roll}. Kali ini tidak menang',
  'studio.dice.rules.roll':
    'Setiap taruhan mengundi angka dari 0.00 sampai 100.00; semua 10,001 angka berpeluang sama.',
  'studio.dice.rules.win':
    'Anda menang jika angkanya di atas (atau di bawah) target Anda. Angka yang tepat sama dengan target berarti kalah.',
  'studio.dice.rules.pay':
    'Kemenangan membayar taruhan kali pengganda: makin kecil peluangnya, makin tinggi penggandanya. Marginnya sekitar satu persen.',

  'studio.limbo.title': 'Limbo',
  'studio.limbo.target': 'Target',
  'studio.limbo.won': 'Berhenti di {point}×. Anda menang {payout} {currency}',
  'studio.limbo.lost': 'Berhenti di {point}×, di bawah target Anda {target}×',
  'studio.limbo.rules.point':
    'Setiap taruhan membuat pengganda naik dari 1.00× lalu berhenti di suatu titik, paling jauh di 1,000,000.00×.',
  'studio.limbo.rules.win':
    'Anda menang jika pengganda mencapai target Anda, termasuk tepat di target. Kemenangan membayar taruhan kali target.',
  'studio.limbo.rules.chance':
    'Peluang mencapai target adalah 99 % dibagi target: 2.00× muncul dalam 49.5 % ronde. Marginnya satu persen.',

  'studio.mines.title': 'Mines',
  'studio.mines.count': 'Ranjau',
  'studio.mines.gems': 'Permata',
  'studio.mines.gemsLeft': 'Sisa permata',
  'studio.mines.next': 'Dengan permata berikutnya',
  'studio.mines.board': 'Papan 25 petak',
  'studio.mines.tile.closed': 'Baris {row}, kolom {column}: tertutup',
  'studio.mines.tile.gem': 'Baris {row}, kolom {column}: permata',
  'studio.mines.tile.mine': 'Baris {row}, kolom {column}: ranjau',
  'studio.mines.pick': 'Pilih petak',
  'studio.mines.go': '{mines, plural, other {# ranjau tersembunyi. Pilih petak}}',
  'studio.mines.resumed': 'Ronde Anda yang terbuka dilanjutkan',
  'studio.mines.safe': 'Permata: {multiplier}×, cash out membayar {payout} {currency}',
  'studio.mines.won': 'Cash out pada {multiplier}×: {payout} {currency}',
  'studio.mines.lost': 'Kena ranjau. Ronde ini tidak membayar apa pun',
  'studio.mines.rules.tiles':
    'Di bawah {tiles} petak ada permata dan ranjau sebanyak yang Anda pilih. Letaknya sudah ditetapkan sebelum petak pertama Anda.',
  'studio.mines.rules.cashOut':
    'Setiap permata menaikkan pengganda. Cash out kapan saja; ranjau mengakhiri ronde tanpa bayaran. Permata terakhir otomatis cash out.',
  'studio.mines.rules.pay':
    'Penggandanya adalah 99 % dibagi peluang untuk sampai sejauh ini. Marginnya satu persen, berapa pun petak yang Anda buka.',

  'studio.sample.title': 'Slot contoh',
  'studio.sample.mark': 'Contoh',
  'studio.sample.of':
    'Contoh {title}: dimainkan di slot demo. Matematika dan tingkat pengembaliannya adalah milik contoh ini.',
  'studio.sample.spin': 'Putar',
  'studio.sample.freeSpin': 'Putaran gratis {spin} dari {spins}',
  'studio.sample.freeWon': '{spins} putaran gratis, setiap garis dihitung {factor} kali',
  'studio.sample.resumed': 'Putaran gratis Anda berlanjut',
  'studio.sample.won': 'Membayar {multiplier}×: {payout} {currency}',
  'studio.sample.lost': 'Kali ini tidak ada garis yang membayar',
  'studio.sample.rules.lines':
    'Lima gulungan menampilkan masing-masing tiga baris. Tiga, empat, atau lima simbol sama berurutan dari kiri di salah satu dari {lines} garis membayar. Taruhan mencakup semua garis.',
  'studio.sample.rules.wild': 'Wild menggantikan semua simbol kecuali scatter.',
  'studio.sample.rules.free':
    'Tiga scatter membayar {multiplier}× dan memberi {spins} putaran gratis; setiap garisnya dihitung {factor} kali. Putaran gratis menunggu saat Anda pergi.',
  'studio.sample.symbol': 'Simbol',
  'studio.sample.hitRate': 'Putaran yang membayar',
  'studio.sample.freeChance': 'Peluang putaran gratis',
  'studio.plinko.title': 'Plinko',
  'studio.plinko.rows': 'Baris',
  'studio.plinko.risk': 'Risiko',
  'studio.plinko.low': 'Rendah',
  'studio.plinko.medium': 'Sedang',
  'studio.plinko.high': 'Tinggi',
  'studio.plinko.slot': 'Lubang',
  'studio.plinko.middle': 'Tengah',
  'studio.plinko.fromEdge': 'Lubang ke-{slot} dari salah satu tepi',
  'studio.plinko.landed': 'Jatuh di {multiplier}×: {payout} {currency}',
  'studio.plinko.rules.fall':
    'Bola jatuh melewati baris-baris pasak dan berbelok ke kiri atau kanan pada setiap pasak, dengan peluang sama.',
  'studio.plinko.rules.pay':
    'Lubang tempat bola jatuh membayar taruhan kali penggandanya. Pengganda di bawah 1× mengembalikan kurang dari taruhan.',
  'studio.plinko.rules.risk':
    'Risiko lebih tinggi membayar lebih banyak di tepi dan lebih sedikit di tengah. Semua pengganda dan peluangnya tercantum di bawah.',

  'studio.crash.title': 'Crash',
  'studio.crash.auto': 'Cash out otomatis',
  'studio.crash.auto.off': 'Mati',
  'studio.crash.target': 'Cash out pada',
  'studio.crash.opening': 'Meja sedang dibuka …',
  'studio.crash.placing': 'Memasang taruhan Anda …',
  'studio.crash.placed': 'Taruhan Anda terpasang',
  'studio.crash.betNext': 'Pasang di ronde berikutnya',
  'studio.crash.waiting': 'Menunggu ronde berikutnya',
  'studio.crash.cancel': 'Tekan untuk batal',
  'studio.crash.startsIn': 'detik tersisa untuk bertaruh',
  'studio.crash.crashedShort': 'Crash',
  'studio.crash.betting': 'Taruhan dibuka',
  'studio.crash.running': 'Taruhan ditutup, ronde berjalan',
  'studio.crash.crashed': 'Crash di {point}×',
  'studio.crash.won': 'Anda cash out di {point}× dengan {payout} {currency}',
  'studio.crash.lost': 'Crash di {point}× sebelum Anda cash out',
  'studio.crash.bets': 'Pemain di meja',
  'studio.crash.betCount': '{bets, plural, =0 {Belum ada yang bertaruh} other {# taruhan di meja}}',
  'studio.crash.you': 'Anda',
  'studio.crash.rules.table':
    'Satu meja untuk semua: {seconds} detik untuk bertaruh, lalu pengganda naik dari 1.00× sampai crash.',
  'studio.crash.rules.leave':
    'Cash out sebelum crash, dan taruhan dibayar kali pengganda pada saat itu. Yang berlaku adalah saat cash out Anda sampai di server kami.',
  'studio.crash.rules.auto':
    'Cash out otomatis dijalankan server tepat pada penggandanya, walaupun koneksi Anda terputus.',
  'studio.crash.rules.lost':
    'Saat crash, semua taruhan yang belum di-cash out kalah. Pengembalian ke pemain sama untuk setiap target.',
  'studio.crash.chain.how':
    'Semua ronde meja ini ditetapkan sebelum ronde pertama oleh rantai hash. Ujungnya diumumkan lebih dulu, lalu salt publik diundi; setiap ronde membuka satu mata rantai lagi, dan tidak ada yang bisa menghitung mata rantai sebelum dibuka.',
  'studio.crash.chain.check': 'Pilih satu hasil di atas kurva untuk memeriksa ronde itu.',
  'studio.crash.chain.terminal': 'Ujung rantai yang diumumkan',
  'studio.crash.chain.salt': 'Salt publik',
  'studio.crash.chain.length': 'Rantai ini berisi {rounds} ronde',
}

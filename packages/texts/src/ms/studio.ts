// SPDX-License-Identifier: Apache-2.0
import type { studio as source } from '../en/studio.ts'
import type { Translated } from '../translated.ts'

/** The frame of the studio's own games: bar, controls, panels. */
export const studio: Translated<typeof source> = {
  'studio.stage': 'Permainan',
  'studio.controls': 'Taruhan anda',
  'studio.bar': 'Baki dan alat',
  'studio.balance': 'Baki',
  'studio.deposit': 'Deposit',
  'studio.lobby': 'Kembali ke lobi',
  'studio.fairness': 'Keadilan dan sejarah',
  'studio.rules': 'Peraturan dan had',
  'studio.sound': 'Bunyi',
  'studio.lightTheme': 'Tema cerah',
  'studio.recent': 'Keputusan terkini',
  'studio.check': 'Semak pusingan ini',
  'studio.copyNamed': 'Salin: {name}',
  'studio.unknownGame': 'Tiada permainan di alamat ini',
  'studio.partMissing': 'Sebahagian permainan tidak dapat dimuatkan. Semak sambungan anda dan cuba lagi',
  'studio.offline': 'Tiada sambungan. Sila semak rangkaian anda dan cuba lagi',
  'studio.offline.waiting': 'Sambungan terputus. Mencuba lagi …',
  'studio.stake': 'Taruhan',
  'studio.stake.half': '½: separuhkan taruhan',
  'studio.stake.double': '2×: gandakan taruhan',
  'studio.bet': 'Bertaruh',
  'studio.cashOut': 'Tunai keluar',
  'studio.multiplier': 'Pengganda',
  'studio.chance': 'Peluang menang',
  'studio.win': 'Bayaran menang',
  'studio.rtp': 'Pulangan kepada pemain',
  'studio.presets': 'Pilihan pantas',
  'studio.field.range': 'Dari {minimum} hingga {maximum}',
  'studio.voided': 'Pusingan ini tidak dimainkan, taruhan anda sedang dikembalikan',
  'studio.rules.chosen': 'Dengan tetapan anda',
  'studio.rules.limits': 'Had',
  'studio.rules.minimumStake': 'Taruhan terkecil',
  'studio.rules.maximumStake': 'Taruhan terbesar',
  'studio.rules.maximumWin': 'Bayaran maksimum sepusingan',
  'studio.rules.interrupted':
    'Taruhan yang telah diterima sentiasa dikira, walaupun sambungan anda terputus. Pulangan dibundarkan ke bawah kepada syiling terkecil.',
  'studio.fairness.how':
    'Setiap keputusan dikira daripada tiga perkara: benih pelayan yang ditetapkan sebelum taruhan anda (hash-nya ditunjukkan di bawah), benih klien anda yang boleh anda tukar, dan nombor taruhan. Selepas anda mendedahkan benih pelayan, anda boleh mengira semula setiap pusingan yang ditentukannya.',
  'studio.fairness.verifier': 'Buka penyemak',
  'studio.seeds.inUse': 'Benih yang digunakan',
  'studio.seeds.server': 'Benih pelayan',
  'studio.seeds.serverHash': 'Hash benih pelayan (SHA-256)',
  'studio.seeds.nextHash': 'Hash benih pelayan seterusnya',
  'studio.seeds.client': 'Benih klien',
  'studio.seeds.nonce': 'Nombor taruhan anda yang seterusnya (nonce):',
  'studio.seeds.rotate': 'Dedahkan benih pelayan',
  'studio.seeds.rotate.why':
    'Ini menunjukkan benih pelayan yang digunakan dan meneruskan dengan yang berikutnya. Selepas itu pusingan yang dimainkan dengannya boleh disemak.',
  'studio.seeds.revealed': 'Benih pelayan didedahkan',
  'studio.seeds.revealed.bets':
    '{bets, plural, =0 {Tiada taruhan dimainkan dengannya.} other {# taruhan dimainkan dengannya.}}',
  'studio.history': 'Pusingan anda',
  'studio.state.pending': 'Diproses',
  'studio.state.open': 'Terbuka',
  'studio.state.settling': 'Sedang dibayar',
  'studio.state.voided': 'Taruhan dikembalikan',
  'studio.state.refused': 'Tidak dimainkan',

  'studio.dice.title': 'Dice',
  'studio.dice.direction': 'Balingan',
  'studio.dice.under': 'Bawah',
  'studio.dice.over': 'Atas',
  'studio.dice.target': 'Sasaran',
  'studio.dice.slider': 'Sasaran pada bar',
  'studio.dice.overTarget': 'Melebihi {target}',
  'studio.dice.underTarget': 'Di bawah {target}',
  'studio.dice.won': 'Keluar {roll}. Anda menang {payout} {currency} pada {multiplier}×',
  'studio.dice.lost': 'Keluar {roll}. Tiada kemenangan kali ini',
  'studio.dice.rules.roll':
    'Setiap taruhan membaling satu nombor dari 0.00 hingga 100.00; semua 10,001 sama peluangnya.',
  'studio.dice.rules.win':
    'Anda menang apabila nombor berada di atas (atau di bawah) sasaran anda. Nombor yang tepat pada sasaran dikira kalah.',
  'studio.dice.rules.pay':
    'Kemenangan membayar taruhan darab pengganda: makin jarang menang, makin tinggi pengganda. Marginnya kira-kira satu peratus.',

  'studio.limbo.title': 'Limbo',
  'studio.limbo.target': 'Sasaran',
  'studio.limbo.won': 'Berhenti pada {point}×. Anda menang {payout} {currency}',
  'studio.limbo.lost': 'Berhenti pada {point}×, di bawah {target}× anda',
  'studio.limbo.rules.point':
    'Setiap taruhan menaikkan pengganda dari 1.00× dan berhenti di satu titik, selewat-lewatnya pada 1,000,000.00×.',
  'studio.limbo.rules.win':
    'Anda menang apabila ia mencapai sasaran anda, termasuk sasaran itu sendiri. Kemenangan membayar taruhan darab sasaran.',
  'studio.limbo.rules.chance':
    'Peluang mencapai sasaran ialah 99 % dibahagi sasaran: 2.00× keluar dalam 49.5 % pusingan. Marginnya satu peratus.',

  'studio.mines.title': 'Mines',
  'studio.mines.count': 'Periuk api',
  'studio.mines.gems': 'Permata',
  'studio.mines.gemsLeft': 'Baki permata',
  'studio.mines.next': 'Dengan permata seterusnya',
  'studio.mines.board': 'Papan 25 petak',
  'studio.mines.tile.closed': 'Baris {row}, lajur {column}: tertutup',
  'studio.mines.tile.gem': 'Baris {row}, lajur {column}: permata',
  'studio.mines.tile.mine': 'Baris {row}, lajur {column}: periuk api',
  'studio.mines.pick': 'Pilih petak',
  'studio.mines.go': '{mines, plural, other {# periuk api tersembunyi. Pilih petak}}',
  'studio.mines.resumed': 'Pusingan anda yang terbuka diteruskan',
  'studio.mines.safe': 'Permata: {multiplier}×, tunai keluar membayar {payout} {currency}',
  'studio.mines.won': 'Tunai keluar pada {multiplier}×: {payout} {currency}',
  'studio.mines.lost': 'Terkena periuk api. Pusingan ini tidak membayar apa-apa',
  'studio.mines.rules.tiles':
    'Di bawah {tiles} petak ada permata dan periuk api sebanyak yang anda pilih. Tempatnya ditetapkan sebelum petak pertama anda.',
  'studio.mines.rules.cashOut':
    'Setiap permata menaikkan pengganda. Tunai keluar bila-bila masa; periuk api menamatkan pusingan tanpa bayaran. Permata terakhir ditunaikan dengan sendirinya.',
  'studio.mines.rules.pay':
    'Penggandanya ialah 99 % dibahagi peluang untuk sampai sejauh ini. Marginnya satu peratus, tidak kira berapa petak yang anda buka.',

  'studio.sample.title': 'Slot contoh',
  'studio.sample.mark': 'Contoh',
  'studio.sample.of':
    'Contoh {title}: dimainkan pada slot demo. Matematik dan kadar pulangannya ialah milik contoh ini.',
  'studio.sample.spin': 'Putar',
  'studio.sample.freeSpin': 'Putaran percuma {spin} daripada {spins}',
  'studio.sample.freeWon': '{spins} putaran percuma, setiap garis dikira {factor} kali',
  'studio.sample.resumed': 'Putaran percuma anda diteruskan',
  'studio.sample.won': 'Membayar {multiplier}×: {payout} {currency}',
  'studio.sample.lost': 'Kali ini tiada garis yang membayar',
  'studio.sample.rules.lines':
    'Lima gelendong menunjukkan tiga baris setiap satu. Tiga, empat atau lima simbol sama berturut-turut dari kiri pada mana-mana {lines} garis akan membayar. Taruhan meliputi semua garis.',
  'studio.sample.rules.wild': 'Wild menggantikan semua simbol kecuali scatter.',
  'studio.sample.rules.free':
    'Tiga scatter membayar {multiplier}× dan memberi {spins} putaran percuma yang setiap garisnya dikira {factor} kali. Putaran percuma menunggu apabila anda keluar.',
  'studio.sample.symbol': 'Simbol',
  'studio.sample.hitRate': 'Putaran yang membayar',
  'studio.sample.freeChance': 'Peluang putaran percuma',
  'studio.plinko.title': 'Plinko',
  'studio.plinko.rows': 'Baris',
  'studio.plinko.risk': 'Risiko',
  'studio.plinko.low': 'Rendah',
  'studio.plinko.medium': 'Sederhana',
  'studio.plinko.high': 'Tinggi',
  'studio.plinko.slot': 'Lubang',
  'studio.plinko.middle': 'Tengah',
  'studio.plinko.fromEdge': 'Lubang ke-{slot} dari mana-mana tepi',
  'studio.plinko.landed': 'Jatuh di {multiplier}×: {payout} {currency}',
  'studio.plinko.rules.fall':
    'Bola jatuh melalui baris pasak dan membelok ke kiri atau kanan pada setiap pasak, dengan peluang yang sama.',
  'studio.plinko.rules.pay':
    'Lubang tempat bola jatuh membayar taruhan darab penggandanya. Pengganda di bawah 1× memulangkan kurang daripada taruhan.',
  'studio.plinko.rules.risk':
    'Risiko lebih tinggi membayar lebih banyak di tepi dan kurang di tengah. Semua pengganda dan peluangnya disenaraikan di bawah.',

  'studio.crash.title': 'Crash',
  'studio.crash.auto': 'Tunai keluar auto',
  'studio.crash.auto.off': 'Mati',
  'studio.crash.target': 'Tunai keluar pada',
  'studio.crash.opening': 'Meja sedang dibuka …',
  'studio.crash.placing': 'Membuat taruhan anda …',
  'studio.crash.placed': 'Taruhan anda telah dibuat',
  'studio.crash.betNext': 'Taruh pusingan seterusnya',
  'studio.crash.waiting': 'Menunggu pusingan seterusnya',
  'studio.crash.cancel': 'Tekan untuk batal',
  'studio.crash.startsIn': 'saat lagi untuk bertaruh',
  'studio.crash.crashedShort': 'Crash',
  'studio.crash.betting': 'Taruhan dibuka',
  'studio.crash.running': 'Taruhan ditutup, pusingan berjalan',
  'studio.crash.crashed': 'Crash pada {point}×',
  'studio.crash.won': 'Anda tunai keluar pada {point}× dengan {payout} {currency}',
  'studio.crash.lost': 'Crash pada {point}× sebelum anda tunai keluar',
  'studio.crash.bets': 'Pemain di meja',
  'studio.crash.betCount': '{bets, plural, =0 {Belum ada yang bertaruh} other {# taruhan di meja}}',
  'studio.crash.you': 'Anda',
  'studio.crash.rules.table':
    'Satu meja untuk semua: {seconds} saat untuk bertaruh, kemudian pengganda naik dari 1.00× sehingga crash.',
  'studio.crash.rules.leave':
    'Tunai keluar sebelum crash dan taruhan dibayar darab pengganda pada saat itu. Yang dikira ialah saat tunai keluar anda sampai kepada kami.',
  'studio.crash.rules.auto':
    'Tunai keluar auto dibuat oleh pelayan tepat pada penggandanya, walaupun sambungan anda terputus.',
  'studio.crash.rules.lost':
    'Apabila crash, setiap taruhan yang belum ditunaikan kalah. Pulangan kepada pemain sama untuk setiap sasaran.',
  'studio.crash.chain.how':
    'Semua pusingan meja ini ditetapkan sebelum pusingan pertama oleh rantaian hash. Hujungnya diterbitkan dahulu, kemudian salt awam dicabut; setiap pusingan mendedahkan satu lagi mata rantai, dan tiada siapa boleh mengira mata rantai sebelum ia didedahkan.',
  'studio.crash.chain.check': 'Pilih keputusan di atas lengkung untuk menyemak pusingan itu.',
  'studio.crash.chain.terminal': 'Hujung rantaian yang diterbitkan',
  'studio.crash.chain.salt': 'Salt awam',
  'studio.crash.chain.length': 'Rantaian ini ada {rounds} pusingan',
}

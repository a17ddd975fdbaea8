// SPDX-License-Identifier: Apache-2.0
import type { identityCheck as source } from '../en/identity-check.ts'
import type { Translated } from '../translated.ts'

/** Documents with which members prove who they are and where they live. */
export const identityCheck: Translated<typeof source> = {
  'identityCheck.title': 'Pengesahan identiti',
  'identityCheck.intro':
    'Tunjukkan siapa anda dengan gambar dokumen. Hanya kakitangan yang dibenarkan boleh melihatnya, dan setiap tontonan direkodkan. Kami memadam gambar {days, plural, other {# hari}} selepas keputusan kami.',
  'identityCheck.proof.identity': 'Siapa anda',
  'identityCheck.proof.address': 'Di mana anda tinggal',
  'identityCheck.state.none': 'Belum dihantar',
  'identityCheck.state.waiting': 'Sedang disemak',
  'identityCheck.state.accepted': 'Diterima',
  'identityCheck.state.refused': 'Ditolak',
  'identityCheck.state.expired': 'Tamat tempoh',
  'identityCheck.sent': 'Dihantar {time}',
  'identityCheck.until': 'Sah hingga {time}',
  'identityCheck.kind': 'Dokumen',
  'identityCheck.kind.passport': 'Pasport',
  'identityCheck.kind.identityCard': 'Kad pengenalan, depan dan belakang',
  'identityCheck.kind.drivingLicence': 'Lesen memandu, depan dan belakang',
  'identityCheck.kind.proofOfAddress': 'Bil, penyata bank atau surat rasmi',
  'identityCheck.pictures': 'Gambar',
  'identityCheck.pictures.hint':
    'Bilangan gambar: {count}. PNG atau JPG, setiap satu paling besar {size} MB. Semua sudut mesti kelihatan dan setiap perkataan boleh dibaca.',
  'identityCheck.send': 'Hantar dokumen',
  'identityCheck.done': 'Terima kasih. Kami akan melihat dokumen anda dan menulis kepada anda.',
  'identityCheck.takeBack': 'Tarik balik',
  'identityCheck.takenBack': 'Anda telah menarik balik dokumen anda',
  'identityCheck.reason.unreadable':
    'Kami tidak dapat membacanya. Ambil gambar yang jelas di tempat terang dan hantar semula.',
  'identityCheck.reason.incomplete':
    'Ada bahagian yang tiada. Hantar semuanya, dengan setiap sisi dan sudut.',
  'identityCheck.reason.wrongDocument': 'Ini bukan dokumen yang anda pilih. Hantar satu daripada senarai.',
  'identityCheck.reason.expired': 'Ia tidak lagi sah. Hantar yang masih sah.',
  'identityCheck.reason.otherName':
    'Ia menunjukkan nama lain daripada akaun anda. Hantar dokumen anda sendiri, atau hubungi khidmat pelanggan.',
  'identityCheck.reason.notGenuine':
    'Kami tidak dapat menerimanya sebagai tulen. Hantar yang asal, atau hubungi khidmat pelanggan.',
  'identityCheck.reason.underAge': 'Anda terlalu muda untuk bermain di sini, jadi akaun anda ditutup.',
  'mail.document.accepted': 'Dokumen anda diterima',
  'mail.document.refused': 'Dokumen anda ditolak',
  'mail.document.thanks': 'Terima kasih. Anda tidak perlu membuat apa-apa lagi.',
  'fault.compliance.documentPictures': 'Tambah semua gambar yang diperlukan oleh dokumen ini',
  'fault.compliance.documentWaiting': 'Dokumen anda sedang disemak. Anda boleh menariknya balik.',
  'fault.compliance.documentsToday': 'Anda telah menghantar banyak dokumen hari ini. Cuba lagi esok.',
  'fault.compliance.documentDecided': 'Dokumen ini sudah diputuskan',
  'fault.compliance.needDocument':
    'Sebelum pengeluaran ini kami memerlukan dokumen yang menunjukkan siapa anda. Hantar dalam pengesahan identiti; wang anda kekal dalam akaun anda.',
  'fault.backoffice.underAge': 'Tarikh lahir ini di bawah had umur. Tolak dokumen kerana di bawah umur.',
  'fault.compliance.flagClosed': 'Tanda ini telah pun ditutup',
  'fault.backoffice.notLower': 'Had ini lebih tinggi daripada yang terpakai',
}

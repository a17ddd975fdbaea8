// SPDX-License-Identifier: Apache-2.0
import type { faults as source } from '../en/faults.ts'
import type { Translated } from '../translated.ts'

/**
 * Refusals of the contract that belong to no domain, and their generic field messages. Domain refusals are in
 * the file of their domain.
 */
export const faults: Translated<typeof source> = {
  'fault.call.malformed': 'Permintaan tidak dapat dibaca',
  'fault.call.invalid': 'Ada nilai yang tidak betul',
  'fault.call.badBrand': 'Jenama ini tidak dikenali',
  'fault.call.encryptionRequired': 'Panggilan ini mesti dihantar secara disulitkan',
  'fault.call.badEncryption': 'Data yang disulitkan tidak dapat dibuka',
  'fault.call.unauthorized': 'Anda belum log masuk, sila log masuk',
  'fault.call.forbidden': 'Anda tidak dibenarkan melakukan ini',
  'fault.call.notFound': 'Tiada apa-apa di alamat ini',
  'fault.call.wrongMethod': 'Alamat ini tidak menerima kaedah itu',
  'fault.call.requestReused': 'Nombor permintaan ini sudah digunakan untuk perkara lain',
  'fault.call.tooLarge': 'Permintaan terlalu besar',
  'fault.call.wrongContentType': 'Jenis kandungan ini tidak dibaca di sini',
  'fault.call.tooManyRequests': 'Terlalu banyak permintaan, sila cuba lagi dalam satu minit',
  'fault.call.unexpected': 'Ada masalah di pihak kami. Rujukan {reference}',
  'fault.call.unavailable': 'Perkhidmatan tidak tersedia buat masa ini, sila cuba lagi sebentar nanti',
  'fault.field.unknown': 'Medan ini tidak dikenali',
  'fault.field.required': 'Ruangan ini tidak boleh kosong',
  'fault.field.invalid': 'Nilai ini tidak betul',
  'fault.maintenance': 'Laman ini sedang diselenggara',
  'fault.site.invalidUrl': 'URL tidak sah, sila hubungi khidmat pelanggan',
  'fault.site.ipBlocked': 'Akses dihadkan',
  'fault.site.regionRestricted': 'Laman ini tidak ditawarkan di tempat anda',
  'fault.backoffice.settingChanged': 'Orang lain telah mengubah ini: {names}. Sila semak semula',
  'fault.backoffice.noBrand': 'Tiada jenama sedemikian',
  'fault.backoffice.codeRequired': 'Sila masukkan kod daripada aplikasi pengesah anda',
  'fault.backoffice.ownRequest': 'Anda sendiri yang memintanya; pengendali lain yang memutuskan',
  'fault.backoffice.requestOver': 'Permintaan ini telah diputuskan atau telah tamat tempoh',
  'fault.backoffice.requestWaiting': 'Permintaan yang sama sudah dibuat dan menunggu keputusan',
  'fault.backoffice.noMember': 'Tiada ahli sedemikian',
  'fault.backoffice.noAgent': 'Tiada ejen aktif dengan nama ini pada jenama ini',
  'fault.backoffice.noUpline': 'Ejen am atau akaun percubaan tidak mempunyai upline',
  'fault.backoffice.hasUpline': 'Kontrak ejen ini ditawarkan oleh upline mereka, bukan oleh operator',
  'fault.backoffice.kindOff': 'Jenis kontrak ini dimatikan di jenama ini',
  'fault.backoffice.uplineCircle':
    'Akaun tidak boleh berada di bawah dirinya sendiri atau pasukannya sendiri',
  'fault.agents.lineTooDeep': 'Satu rangkaian boleh mempunyai paling banyak 50 peringkat',
  'fault.backoffice.moveWaiting': 'Pemindahan akaun ini sudah dirancang. Batalkan dahulu',
  'fault.backoffice.lineBlocked': 'Rangkaian ini sudah disekat',
  'fault.backoffice.lineNotBlocked': 'Rangkaian ini tiada sekatan sendiri',
  'fault.backoffice.noMove': 'Tiada pemindahan akaun ini yang dirancang',
  'fault.backoffice.noRank': 'Akaun percubaan tidak mempunyai tahap',
  'fault.backoffice.noHost': 'Tiada hos sedemikian',
  'fault.backoffice.noChange': 'Tiada perubahan sedemikian',
  'fault.backoffice.brandTaken': 'Jenama lain menggunakan kod ini',
  'fault.backoffice.hostTaken': 'Hos ini sudah digunakan',
  'fault.backoffice.vendorAway': 'Pembekal tidak menghantar senarai permainannya buat masa ini',
  'fault.backoffice.noList': 'Pembekal demo berkongsi akaun ini; ia tiada senarai permainan sendiri',
  'fault.backoffice.firstBrand': 'Jenama pertama tidak boleh ditutup',
}

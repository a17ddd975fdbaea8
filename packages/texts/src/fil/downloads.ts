// SPDX-License-Identifier: Apache-2.0
import type { downloads as source } from '../en/downloads.ts'
import type { Translated } from '../translated.ts'

/** The app: downloads, tutorials and QR codes. */
export const downloads: Translated<typeof source> = {
  'downloads.title': 'Kunin ang app',
  'downloads.hint': 'Lahat nasa bulsa mo: parehong account, parehong balanse, isang pindot lang.',
  'downloads.android': 'Android',
  'downloads.ios': 'iOS',
  'downloads.system': 'Device mo',
  'downloads.android.get': 'I-download para sa Android',
  'downloads.ios.get': 'I-download para sa iOS',
  'downloads.android.file': 'APK file, Android 8 at mas bago',
  'downloads.ios.file': 'Configuration profile, iOS 15 at mas bago',
  'downloads.scan': 'I-scan gamit ang camera ng phone mo',
  'downloads.qr.android': 'QR code ng Android app',
  'downloads.qr.ios': 'QR code ng iOS app',
  'downloads.qr.web': 'QR code ng site na ito',
  'downloads.noneHint': 'Gumagana ang site sa bawat browser ng phone mo kahit walang app.',
  'downloads.how': 'Paano i-install',
  'downloads.how.android': 'I-install sa Android',
  'downloads.how.ios': 'I-install sa iOS',
  'downloads.step': 'Hakbang {number}',
  'downloads.android.1.title': 'I-download',
  'downloads.android.1': 'I-scan ang QR code o pindutin ang button, at hayaang i-load ng phone mo ang file.',
  'downloads.android.2.title': 'Payagan ang source na ito',
  'downloads.android.2': 'Kapag nagtanong ang Android, payagan ang pag-install mula sa source na ito.',
  'downloads.android.3.title': 'I-install',
  'downloads.android.3': 'Buksan ang na-download na file at pindutin ang Install.',
  'downloads.android.4.title': 'Buksan at mag-log in',
  'downloads.android.4': 'Buksan ang app at mag-log in gamit ang account mo.',
  'downloads.ios.1.title': 'Buksan sa Safari',
  'downloads.ios.1': 'Buksan ang link sa Safari: hindi kayang i-load ng ibang browser ang profile.',
  'downloads.ios.2.title': 'Payagan ang profile',
  'downloads.ios.2': 'Payagan ang pag-download ng configuration profile.',
  'downloads.ios.3.title': 'I-install ang profile',
  'downloads.ios.3': 'Buksan ang Settings, General, VPN & Device Management, at i-install ito.',
  'downloads.ios.4.title': 'Buksan mula sa home screen',
  'downloads.ios.4': 'Nasa home screen mo na ang app. Buksan ito at mag-log in.',
  'downloads.web': 'Walang store',
  'downloads.web.hint':
    'Ilagay ang site na ito sa home screen mo. Bumubukas ito na parang app at laging updated.',
  'downloads.web.byHand':
    'Buksan ang menu ng browser mo (sa iPhone, ang share menu) at piliin ang “Add to Home Screen” o “Install”. Bubukas ang site na parang app at laging updated.',
  'downloads.web.install': 'I-install ang site na ito',
  'downloads.card': 'Maglaro sa phone mo',
  'downloads.card.hint': 'I-scan ang code at i-install ang app sa apat na hakbang.',
}

// SPDX-License-Identifier: Apache-2.0
import type { downloads as source } from '../en/downloads.ts'
import type { Translated } from '../translated.ts'

/** The app: downloads, tutorials and QR codes. */
export const downloads: Translated<typeof source> = {
  'downloads.title': 'Obtenir l’appli',
  'downloads.hint': 'Tout le site dans votre poche : le même compte, le même solde, à portée de doigt.',
  'downloads.android': 'Android',
  'downloads.ios': 'iOS',
  'downloads.system': 'Votre appareil',
  'downloads.android.get': 'Télécharger pour Android',
  'downloads.ios.get': 'Télécharger pour iOS',
  'downloads.android.file': 'Fichier APK, Android 8 ou plus récent',
  'downloads.ios.file': 'Profil de configuration, iOS 15 ou plus récent',
  'downloads.scan': 'Scannez avec l’appareil photo du téléphone',
  'downloads.qr.android': 'Code QR de l’appli Android',
  'downloads.qr.ios': 'Code QR de l’appli iOS',
  'downloads.qr.web': 'Code QR de ce site',
  'downloads.noneHint': 'Le site fonctionne dans tous les navigateurs du téléphone, sans appli.',
  'downloads.how': 'Comment installer',
  'downloads.how.android': 'Installer sur Android',
  'downloads.how.ios': 'Installer sur iOS',
  'downloads.step': 'Étape {number}',
  'downloads.android.1.title': 'Télécharger',
  'downloads.android.1':
    'Scannez le code QR ou appuyez sur le bouton, et laissez le téléphone charger le fichier.',
  'downloads.android.2.title': 'Autoriser cette source',
  'downloads.android.2': 'Quand Android le demande, autorisez l’installation depuis cette source.',
  'downloads.android.3.title': 'Installer',
  'downloads.android.3': 'Ouvrez le fichier téléchargé et appuyez sur Installer.',
  'downloads.android.4.title': 'Ouvrir et se connecter',
  'downloads.android.4': 'Ouvrez l’appli et connectez-vous avec votre compte.',
  'downloads.ios.1.title': 'Ouvrir dans Safari',
  'downloads.ios.1': 'Ouvrez le lien dans Safari : les autres navigateurs ne peuvent pas charger le profil.',
  'downloads.ios.2.title': 'Autoriser le profil',
  'downloads.ios.2': 'Autorisez le téléchargement du profil de configuration.',
  'downloads.ios.3.title': 'Installer le profil',
  'downloads.ios.3': 'Ouvrez Réglages, Général, VPN et gestion de l’appareil, puis installez-le.',
  'downloads.ios.4.title': 'Ouvrir depuis l’écran d’accueil',
  'downloads.ios.4': 'L’appli est maintenant sur votre écran d’accueil. Ouvrez-la et connectez-vous.',
  'downloads.web': 'Sans boutique d’applis',
  'downloads.web.hint':
    'Mettez ce site sur votre écran d’accueil. Il s’ouvre comme une appli et reste toujours à jour.',
  'downloads.web.byHand':
    'Ouvrez le menu de votre navigateur (sur un iPhone, le menu de partage) et choisissez « Sur l’écran d’accueil » ou « Installer ». Le site s’ouvre alors comme une application, toujours à jour.',
  'downloads.web.install': 'Installer ce site',
  'downloads.card': 'Jouer sur le téléphone',
  'downloads.card.hint': 'Scannez le code et installez l’appli en quatre étapes.',
}

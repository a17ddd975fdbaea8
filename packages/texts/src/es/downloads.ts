// SPDX-License-Identifier: Apache-2.0
import type { downloads as source } from '../en/downloads.ts'
import type { Translated } from '../translated.ts'

/** The app: downloads, tutorials and QR codes. */
export const downloads: Translated<typeof source> = {
  'downloads.title': 'Descarga la app',
  'downloads.hint': 'Todo el sitio en tu bolsillo: la misma cuenta, el mismo saldo, a un toque.',
  'downloads.android': 'Android',
  'downloads.ios': 'iOS',
  'downloads.system': 'Tu dispositivo',
  'downloads.android.get': 'Descargar para Android',
  'downloads.ios.get': 'Descargar para iOS',
  'downloads.android.file': 'Archivo APK, Android 8 o posterior',
  'downloads.ios.file': 'Perfil de configuración, iOS 15 o posterior',
  'downloads.scan': 'Escanea con la cámara del teléfono',
  'downloads.qr.android': 'Código QR de la app para Android',
  'downloads.qr.ios': 'Código QR de la app para iOS',
  'downloads.qr.web': 'Código QR de este sitio',
  'downloads.noneHint': 'El sitio funciona en cualquier navegador del teléfono, sin app.',
  'downloads.how': 'Cómo instalarla',
  'downloads.how.android': 'Instalar en Android',
  'downloads.how.ios': 'Instalar en iOS',
  'downloads.step': 'Paso {number}',
  'downloads.android.1.title': 'Descargar',
  'downloads.android.1': 'Escanea el código QR o pulsa el botón y deja que el teléfono descargue el archivo.',
  'downloads.android.2.title': 'Permitir esta fuente',
  'downloads.android.2': 'Cuando Android lo pregunte, permite la instalación desde esta fuente.',
  'downloads.android.3.title': 'Instalar',
  'downloads.android.3': 'Abre el archivo descargado y pulsa Instalar.',
  'downloads.android.4.title': 'Abrir y entrar',
  'downloads.android.4': 'Abre la app y entra con tu cuenta.',
  'downloads.ios.1.title': 'Abrir en Safari',
  'downloads.ios.1': 'Abre el enlace en Safari: otros navegadores no pueden cargar el perfil.',
  'downloads.ios.2.title': 'Permitir el perfil',
  'downloads.ios.2': 'Permite la descarga del perfil de configuración.',
  'downloads.ios.3.title': 'Instalar el perfil',
  'downloads.ios.3': 'Abre Ajustes, General, VPN y gestión de dispositivos, e instálalo.',
  'downloads.ios.4.title': 'Abrir desde la pantalla de inicio',
  'downloads.ios.4': 'La app ya está en tu pantalla de inicio. Ábrela y entra.',
  'downloads.web': 'Sin tienda de apps',
  'downloads.web.hint':
    'Pon este sitio en tu pantalla de inicio. Se abre como una app y siempre está al día.',
  'downloads.web.byHand':
    'Abre el menú de tu navegador (en un iPhone, el menú de compartir) y elige «Añadir a pantalla de inicio» o «Instalar». El sitio se abre entonces como una aplicación y siempre está al día.',
  'downloads.web.install': 'Instalar este sitio',
  'downloads.card': 'Juega en tu teléfono',
  'downloads.card.hint': 'Escanea el código e instala la app en cuatro pasos.',
}

// SPDX-License-Identifier: Apache-2.0
import type { downloads as source } from '../en/downloads.ts'
import type { Translated } from '../translated.ts'

/** The app: downloads, tutorials and QR codes. */
export const downloads: Translated<typeof source> = {
  'downloads.title': 'Obter a aplicação',
  'downloads.hint': 'O site inteiro no bolso: a mesma conta, o mesmo saldo, à distância de um toque.',
  'downloads.android': 'Android',
  'downloads.ios': 'iOS',
  'downloads.system': 'O seu dispositivo',
  'downloads.android.get': 'Transferir para Android',
  'downloads.ios.get': 'Transferir para iOS',
  'downloads.android.file': 'Ficheiro APK, Android 8 ou mais recente',
  'downloads.ios.file': 'Perfil de configuração, iOS 15 ou mais recente',
  'downloads.scan': 'Leia o código com a câmara do telemóvel',
  'downloads.qr.android': 'Código QR da aplicação Android',
  'downloads.qr.ios': 'Código QR da aplicação iOS',
  'downloads.qr.web': 'Código QR deste site',
  'downloads.noneHint': 'O site funciona em qualquer navegador do telemóvel, sem aplicação.',
  'downloads.how': 'Como instalar',
  'downloads.how.android': 'Instalar no Android',
  'downloads.how.ios': 'Instalar no iOS',
  'downloads.step': 'Passo {number}',
  'downloads.android.1.title': 'Transferir',
  'downloads.android.1': 'Leia o código QR ou prima o botão e deixe o telemóvel transferir o ficheiro.',
  'downloads.android.2.title': 'Permitir esta origem',
  'downloads.android.2': 'Quando o Android perguntar, permita a instalação a partir desta origem.',
  'downloads.android.3.title': 'Instalar',
  'downloads.android.3': 'Abra o ficheiro transferido e prima Instalar.',
  'downloads.android.4.title': 'Abrir e entrar',
  'downloads.android.4': 'Abra a aplicação e entre com a sua conta.',
  'downloads.ios.1.title': 'Abrir no Safari',
  'downloads.ios.1': 'Abra a ligação no Safari: os outros navegadores não conseguem carregar o perfil.',
  'downloads.ios.2.title': 'Permitir o perfil',
  'downloads.ios.2': 'Permita a transferência do perfil de configuração.',
  'downloads.ios.3.title': 'Instalar o perfil',
  'downloads.ios.3': 'Abra Definições, Geral, VPN e gestão de dispositivos, e instale-o.',
  'downloads.ios.4.title': 'Abrir no ecrã principal',
  'downloads.ios.4': 'A aplicação está agora no ecrã principal. Abra-a e entre.',
  'downloads.web': 'Sem loja de aplicações',
  'downloads.web.hint':
    'Ponha este site no ecrã principal. Abre como uma aplicação e está sempre atualizado.',
  'downloads.web.byHand':
    'Abra o menu do navegador (num iPhone, o menu de partilha) e escolha «Adicionar ao ecrã principal» ou «Instalar». O site abre então como uma aplicação e está sempre atualizado.',
  'downloads.web.install': 'Instalar este site',
  'downloads.card': 'Jogar no telemóvel',
  'downloads.card.hint': 'Leia o código e instale a aplicação em quatro passos.',
}

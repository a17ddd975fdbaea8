// SPDX-License-Identifier: Apache-2.0
import { resolve } from 'node:path'

/** What the operator and you have agreed on, from the environment. */
export interface Settings {
  readonly port: number
  /** Where players' browsers reach this server. */
  readonly publicUrl: string
  /** Your wallet at the operator: .../vendors/hub88/YOUR-ID. */
  readonly walletUrl: string
  readonly operatorId: string
  /** The operator's public key. */
  readonly operatorKeyFile: string
  /** The sites that may show the game in a frame. */
  readonly siteOrigins: readonly string[]
  /** The key and the rounds. One process per folder. */
  readonly dataFolder: string
  readonly currencies: readonly string[]
}

/** Reads the settings; the defaults fit an installation that was started with "npm start" beside it. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const read = (name: string, otherwise: string): string => environment[name]?.trim() || otherwise
  const list = (text: string): string[] => text.split(',').map((item) => item.trim())
  // npm starts scripts in the root of the project; files are named from where the caller is.
  const from = environment['INIT_CWD'] ?? ''
  const port = Number(read('PORT', '4100'))
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error('PORT must be a port number.')
  return {
    port,
    publicUrl: read('PUBLIC_URL', `http://localhost:${port}`).replace(/\/$/, ''),
    walletUrl: read('WALLET_URL', 'http://localhost:3000/vendors/hub88/acme').replace(/\/$/, ''),
    operatorId: read('OPERATOR_ID', 'brand1'),
    operatorKeyFile: resolve(from, read('OPERATOR_KEY_FILE', '.data/operator-key.pub.pem')),
    siteOrigins: list(read('SITE_ORIGINS', 'http://localhost:3000')),
    dataFolder: resolve(from, read('GAME_DATA', '.data/studio-game')),
    currencies: list(read('CURRENCIES', 'USD,EUR')),
  }
}

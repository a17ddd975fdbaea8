// SPDX-License-Identifier: Apache-2.0

/** An address to listen on, and the variables of the environment that name it. */
export interface NamedPort {
  host: string
  port: number
  variables: { host: string; port: string }
}

const highestPort = 65_535
const furtherPort = 100

/** A port cannot be opened; the message says which, and what to set. */
export class PortRefused extends Error {
  constructor(code: string, named: NamedPort, cause?: unknown) {
    super(sentenceOf(code, named), { cause })
    this.name = 'PortRefused'
  }
}

/** Opens a port by `listen`. Throws PortRefused when the system does not allow it. */
export async function openPort<Result>(named: NamedPort, listen: () => Promise<Result>): Promise<Result> {
  try {
    return await listen()
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException
    if (code === undefined || syscall === undefined) throw error
    throw new PortRefused(code, named, error)
  }
}

function sentenceOf(code: string, { host, port, variables }: NamedPort): string {
  if (code !== 'EADDRINUSE')
    return `Cannot listen on ${host}:${port} (${code}). Set ${variables.host} and ${variables.port} to what this machine allows.`
  const other = port + furtherPort <= highestPort ? port + furtherPort : port - furtherPort
  return `Port ${port} is in use by another program. Choose another one: ${variables.port}=${other}.`
}

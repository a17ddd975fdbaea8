// SPDX-License-Identifier: Apache-2.0
import type { ErrorReports } from './error-reports.ts'

/** Where errors and traces go; undefined sends nothing and loads nothing. */
export interface ReportingSettings {
  sentryDsn?: string | undefined
  traces?: { endpoint: string; headers: Record<string, string>; part: number } | undefined
}

export interface ReportingOptions extends ReportingSettings {
  service: string
  environment: string
  release: string
  warn(fields: object, message: string): void
  now(): number
  hex(bytes: number): string
}

/** The open reporters; `close` sends what is left. */
export interface Reporting {
  onError: ErrorReports['take'] | undefined
  close(): Promise<void>
}

/** Opens the configured error reporter and traces. */
export async function openReporting({
  sentryDsn,
  traces,
  warn,
  ...about
}: ReportingOptions): Promise<Reporting> {
  const reports =
    sentryDsn === undefined
      ? undefined
      : (await import('./error-reports.ts')).createErrorReports({ dsn: sentryDsn, log: { warn }, ...about })
  const endTraces =
    traces &&
    (await import('./open-traces.ts')).openTraces({ ...traces, service: `tessera-${about.service}` })
  return {
    onError: reports?.take,
    async close() {
      await Promise.all([reports?.close(), endTraces?.()])
    },
  }
}

/** `name=value,name=value`, as OTEL_EXPORTER_OTLP_HEADERS has it; throws for anything else. */
export function readHeaders(text: string): Record<string, string> {
  return Object.fromEntries(
    text.split(',').map((pair) => {
      const [, name, value] = /^\s*([\w-]+)\s*=\s*(\S.*?)\s*$/.exec(pair) ?? []
      if (name === undefined || value === undefined) throw new Error('must look like name=value,name=value')
      return [name, decodeURIComponent(value)]
    }),
  )
}

/** Whether `readHeaders` can read a text. */
export function isHeaderList(text: string): boolean {
  try {
    return Object.keys(readHeaders(text)).length > 0
  } catch {
    return false
  }
}

/** Whether an address is a DSN of an error collector: https://KEY@HOST/PROJECT. */
export const isErrorDsn = (text: string): boolean => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username !== '' && /\/\d+$/.test(url.pathname)
}

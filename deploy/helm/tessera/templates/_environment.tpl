{{/* What every part reads. */}}
{{- define "tessera.environment" -}}
- { name: MODE, value: production }
- { name: PUBLIC_URL, value: {{ required "publicUrl must be set, such as https://play.example.com" .Values.publicUrl | quote }} }
- { name: STUDIO_URL, value: {{ required "studioUrl must be set, such as https://games.example.com" .Values.studioUrl | quote }} }
- { name: LOG_LEVEL, value: {{ .Values.logLevel | quote }} }
- { name: LIMITS_STORE, value: {{ .Values.limitsStore | quote }} }
- { name: ACCESS_LOG, value: {{ ternary "yes" "no" .Values.accessLog | quote }} }
- { name: TRUSTED_PROXIES, value: {{ join "," .Values.trustedProxies | quote }} }
{{- if .Values.metrics.enabled }}
- { name: METRICS_HOST, value: 0.0.0.0 }
{{- end }}
{{- with .Values.traces }}
{{- if .endpoint }}
- { name: OTEL_EXPORTER_OTLP_ENDPOINT, value: {{ .endpoint | quote }} }
- { name: OTEL_TRACES_SAMPLER_ARG, value: {{ .sampleRatio | quote }} }
{{- if .existingSecret }}
- name: OTEL_EXPORTER_OTLP_HEADERS
  valueFrom: { secretKeyRef: { name: {{ .existingSecret }}, key: {{ .headersKey }} } }
{{- end }}
{{- end }}
{{- end }}
{{- with .Values.errorReports }}
{{- if .existingSecret }}
- name: SENTRY_DSN
  valueFrom: { secretKeyRef: { name: {{ .existingSecret }}, key: {{ .dsnKey }} } }
{{- end }}
{{- end }}
{{- range $name, $value := .Values.extraEnvironment }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- end -}}

{{/* What api, live and worker read. */}}
{{- define "tessera.platformEnvironment" -}}
- { name: GAME_ORIGINS, value: {{ join "," .Values.gameOrigins | quote }} }
- { name: OUTBOUND_ORIGINS, value: {{ join "," (prepend .Values.outboundOrigins (printf "http://%s-studio:3001" (include "tessera.name" .))) | quote }} }
{{- if .Values.metrics.enabled }}
- { name: METRICS_PORT, value: {{ .Values.metrics.port | quote }} }
{{- end }}
{{- with .Values.database.replicaKey }}
- name: DATABASE_REPLICA_URL
  valueFrom: { secretKeyRef: { name: {{ $.Values.database.existingSecret }}, key: {{ . }} } }
{{- end }}
# Every pod has the same keys, and none creates its own.
- { name: VAULT_KEY_FILE, value: /keys/vault.key }
- { name: OPERATOR_PRIVATE_KEY_FILE, value: /keys/operator-key.pem }
{{- with .Values.nats }}
{{- if .existingSecret }}
- name: LIVE_URL
  valueFrom: { secretKeyRef: { name: {{ .existingSecret }}, key: {{ .urlKey }} } }
{{- end }}
{{- end }}
{{- with .Values.alerts }}
{{- if .webhookUrl }}
- { name: ALERT_WEBHOOK_URL, value: {{ .webhookUrl | quote }} }
- { name: ALERT_WEBHOOK_MINUTES, value: {{ .minutes | quote }} }
- name: ALERT_WEBHOOK_SECRET
  valueFrom: { secretKeyRef: { name: {{ required "alerts.existingSecret must name a secret with the secret of the webhook" .existingSecret }}, key: {{ .secretKey }} } }
{{- end }}
{{- end }}
{{- end -}}

{{/* What the studio reads in addition. */}}
{{- define "tessera.studioEnvironment" -}}
{{- $scheme := (urlParse .Values.publicUrl).scheme -}}
{{- $origins := list .Values.publicUrl -}}
{{- range .Values.brands }}{{ $origins = append $origins (printf "%s://%s" $scheme .host) }}{{ end -}}
- name: POD_ADDRESS
  valueFrom: { fieldRef: { fieldPath: status.podIP } }
# The live table runs in one of them; the others direct its players there.
- { name: STUDIO_OWN_URL, value: 'http://$(POD_ADDRESS):3001' }
- { name: OPERATOR_WALLET_URL, value: 'http://{{ include "tessera.name" . }}-api:3000/vendors/hub88/{{ .Values.studio.vendorId }}' }
- { name: OPERATOR_ORIGINS, value: {{ join "," $origins | quote }} }
- { name: OPERATOR_PUBLIC_KEY_FILE, value: /keys/operator-key.pub.pem }
- { name: STUDIO_PRIVATE_KEY_FILE, value: /keys/studio-key.pem }
{{- if .Values.metrics.enabled }}
- { name: STUDIO_METRICS_PORT, value: {{ .Values.metrics.port | quote }} }
{{- end }}
{{- end -}}

{{/* The database addresses, from the secret: call with a dict of root, key and poolerKey. */}}
{{- define "tessera.database" -}}
{{- $secret := required "database.existingSecret must name a secret with the connection strings" .root.Values.database.existingSecret -}}
- name: DATABASE_URL
  valueFrom: { secretKeyRef: { name: {{ $secret }}, key: {{ .key }} } }
{{- if .poolerKey }}
- name: DATABASE_POOLER_URL
  valueFrom: { secretKeyRef: { name: {{ $secret }}, key: {{ .poolerKey }} } }
{{- end }}
{{- end -}}

{{/* Where the platform stores uploads; nothing without a bucket. */}}
{{- define "tessera.files" -}}
{{- with .Values.files }}
{{- if .bucket }}
- { name: FILES_ENDPOINT, value: {{ required "files.endpoint must be set with files.bucket" .endpoint | quote }} }
- { name: FILES_BUCKET, value: {{ .bucket | quote }} }
- { name: FILES_REGION, value: {{ .region | quote }} }
- { name: FILES_PATH_STYLE, value: {{ ternary "yes" "no" .pathStyle | quote }} }
- name: FILES_ACCESS_KEY
  valueFrom: { secretKeyRef: { name: {{ required "files.existingSecret must name a secret with the keys of the bucket" .existingSecret }}, key: {{ .accessKey }} } }
- name: FILES_SECRET_KEY
  valueFrom: { secretKeyRef: { name: {{ .existingSecret }}, key: {{ .secretKey }} } }
{{- end }}
{{- end }}
{{- end -}}

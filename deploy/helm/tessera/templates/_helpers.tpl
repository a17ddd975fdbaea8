{{- define "tessera.name" -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}

{{- define "tessera.labels" -}}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end -}}

{{/* The labels that find one part: call with a dict of root and part. */}}
{{- define "tessera.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end -}}

{{- define "tessera.image" -}}
{{ printf "%s:%s" .Values.image.repository (.Values.image.tag | default .Chart.AppVersion) | quote }}
{{- end -}}

{{- define "tessera.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
seccompProfile: { type: RuntimeDefault }
{{- end -}}

{{- define "tessera.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end -}}

{{- define "tessera.placement" -}}
{{- with .Values.image.pullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.affinity }}
affinity: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}

{{- define "tessera.environment" -}}
- { name: MODE, value: production }
- { name: PUBLIC_URL, value: {{ required "publicUrl must be set, such as https://play.example.com" .Values.publicUrl | quote }} }
- { name: STUDIO_URL, value: {{ required "studioUrl must be set, such as https://games.example.com" .Values.studioUrl | quote }} }
- { name: GAME_ORIGINS, value: {{ join "," .Values.gameOrigins | quote }} }
- { name: OUTBOUND_ORIGINS, value: http://{{ include "tessera.name" . }}-studio:3001 }
- { name: LOG_LEVEL, value: {{ .Values.logLevel | quote }} }
- { name: TRUSTED_PROXIES, value: {{ join "," .Values.trustedProxies | quote }} }
{{- end -}}

{{/* DATABASE_URL from the secret: call with a dict of root and key. */}}
{{- define "tessera.database" -}}
- name: DATABASE_URL
  valueFrom:
    secretKeyRef:
      name: {{ required "database.existingSecret must name a secret with the connection strings" .root.Values.database.existingSecret }}
      key: {{ .key }}
{{- end -}}

{{- define "tessera.probes" -}}
startupProbe:
  httpGet: { path: /health/live, port: http }
  periodSeconds: 2
  failureThreshold: 60
livenessProbe:
  httpGet: { path: /health/live, port: http }
  periodSeconds: 10
  timeoutSeconds: 5
readinessProbe:
  httpGet: { path: /health/ready, port: http }
  periodSeconds: 5
  timeoutSeconds: 4
{{/* Traffic is led elsewhere before the process stops to listen. */ -}}
lifecycle:
  preStop:
    exec: { command: [node, -e, 'setTimeout(() => {}, 5000)'] }
{{- end -}}

{{/* Over which platform processes tell each other what open pages must show; nothing without a secret. */}}
{{- define "tessera.live" -}}
{{- with .Values.live }}
{{- if .existingSecret }}
- name: LIVE_URL
  valueFrom: { secretKeyRef: { name: {{ .existingSecret }}, key: {{ .url }} } }
{{- end }}
{{- end }}
{{- end -}}

{{/* Where the platform keeps what people put in; nothing without a bucket. */}}
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

# Starts Prometheus with the token and the site's address of the environment, which its configuration reads from files.
set -eu
umask 077
printf %s "$METRICS_TOKEN" > /tmp/metrics-token
if [ -n "$APP_URL" ]; then
  printf '[{"targets": ["%s/readyz"]}]\n' "${APP_URL%/}" > /tmp/site.yml
else
  echo '[]' > /tmp/site.yml
fi
exec prometheus --config.file=/etc/prometheus/prometheus.yml --storage.tsdb.path=/prometheus --storage.tsdb.retention.time=30d

# Starts Alertmanager with the receiver of the environment. Without ALERTS_TO alerts are shown on its page only.
set -eu
umask 077
printf %s "$ALERTS_SMTP_PASSWORD" > /tmp/smtp-password
# The mail catcher offers no TLS.
case "$ALERTS_SMTP" in mail:*) tls=false ;; *) tls=true ;; esac
sed -e "s|'ALERTS_SMTP'|'$ALERTS_SMTP'|" -e "s|'ALERTS_FROM'|'$ALERTS_FROM'|" -e "s|'ALERTS_USER'|'$ALERTS_SMTP_USER'|" \
  -e "s|ALERTS_TLS|$tls|" -e "s|'ALERTS_TO'|'$ALERTS_TO'|" /etc/alertmanager/template.yml > /tmp/alertmanager.yml
if [ -z "$ALERTS_TO" ]; then sed -i '/email_configs:/,$d' /tmp/alertmanager.yml; fi
exec alertmanager --config.file=/tmp/alertmanager.yml --storage.path=/alertmanager

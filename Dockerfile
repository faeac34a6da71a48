# A club's host in a container: docs/host.md says how to run it.
#
#   docker build --tag robobid .
#   docker run --publish 8000:8000 --volume robobid:/data robobid

FROM python:3.13-slim AS build
WORKDIR /robobid
# Node comes as a Python package and builds the page; nothing else is needed.
RUN pip install --no-cache-dir build
COPY . .
RUN python -m build --wheel --outdir /wheels

FROM python:3.13-slim
COPY --from=build /wheels /wheels
RUN pip install --no-cache-dir "$(ls /wheels/*.whl)[postgresql]" \
    && rm -r /wheels \
    && useradd --create-home --uid 1000 robobid \
    && install --directory --owner robobid /data
USER robobid
# Tables in SQLite are kept in the volume.
ENV XDG_DATA_HOME=/data PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/api/health')"]
ENTRYPOINT ["robobid"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
